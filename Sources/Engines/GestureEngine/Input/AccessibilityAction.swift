/// Something that a person does with an element by an assistive tool or the keyboard, without pointing at it.
public struct AccessibilityAction: Hashable, Sendable, Codable {
  /// The kind of an action.
  public enum Kind: Hashable, Sendable, Codable {
    /// The element is activated, as by a tap.
    case activate
    /// Its value is to go up by a step.
    case increment
    /// Its value is to go down by a step.
    case decrement
    /// The element's surroundings, such as an alert, are to be left.
    case escape
    /// The most important thing of the screen is to happen.
    case magicTap
    /// One of its further actions, by its place among them.
    case custom(Int)
    /// It is the one that keys and the reader are at.
    case focus
    /// It is no longer.
    case blur
    /// The next, or the previous, part of what it shows is to come into view, or an end of the list that it is in.
    case scroll(Direction)
  }

  /// The direction in which the part lies that is to come into view.
  public enum Direction: UInt8, Hashable, Sendable, Codable {
    /// Further down.
    case down = 0
    /// Further up.
    case up = 1
    /// To the left.
    case left = 2
    /// To the right.
    case right = 3
    /// At the beginning of the list: its first item is to be the one that keys and the reader are at.
    case first = 4
    /// At the end of the list, likewise.
    case last = 5
  }

  /// When, in seconds of the application's clock.
  public var time: Double
  /// The number of the element's layer in the scene's commits.
  public var layer: UInt32
  /// The number of the element among those of the layer; 0 for the layer itself.
  public var element: UInt32
  /// The kind of the action.
  public var kind: Kind

  /// An action.
  public init(time: Double, layer: UInt32, element: UInt32 = 0, kind: Kind) {
    self.time = time
    self.layer = layer
    self.element = element
    self.kind = kind
  }
}
