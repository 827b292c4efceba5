extension UIDynamicAnimator {
  /// The parts of a simulation that ``UIDynamicAnimator/debugOverlay`` shows. // D35
  public struct DebugOverlay: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The outlines that collide, as they are turned: orange what is computed, grey what sleeps, purple what is anchored. An item
    /// that collides with nothing has its outline, too.
    public static let bodies = DebugOverlay(rawValue: 1 << 0)
    /// Lines that items bump into, those of the reference view among them: red.
    public static let boundaries = DebugOverlay(rawValue: 1 << 1)
    /// Attachments and snaps, from what they hold to what they hold it by: blue, with a dot at either end.
    public static let joints = DebugOverlay(rawValue: 1 << 2)
    /// Points that touch, with the direction in which they press: green.
    public static let contacts = DebugOverlay(rawValue: 1 << 3)
    /// A dashed rectangle around all that sleeps together and wakes together.
    public static let islands = DebugOverlay(rawValue: 1 << 4)
    /// Fields: arrows in the direction in which they draw what rests, the longer the more, dots where they act only on what moves,
    /// and a dashed line around the region: teal. Charges count as positive. A field of the program's own is not asked, and not
    /// shown.
    public static let fields = DebugOverlay(rawValue: 1 << 5)

    /// All of it.
    public static let everything: DebugOverlay = [.bodies, .boundaries, .joints, .contacts, .islands, .fields]
  }
}
