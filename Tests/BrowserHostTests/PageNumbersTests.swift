#if BrowserHost
import MotionEngine
import TestSupport
import Testing

@testable import BrowserHost
@testable import LayerEngine
@testable import OpenCollectionView
@testable import PageProtocol

/// The numbers that page and host agree on stand once, in the host: the page's module of them is written here.
@MainActor @Suite struct PageNumbersTests {
  @Test func `The page has the numbers of its host`() throws {
    try PageFile("Sources/Hosts/PageSources/Page/numbers.js").expect(Self.text)
  }

  @Test func `each property of a layer has its bit on the page`() {
    #expect(Self.bits.reduce(into: LayerPropertySet()) { $0.formUnion($1.bit) } == .all)
    #expect(Self.bits.allSatisfy { $0.bit.rawValue.nonzeroBitCount == 1 })
  }

  private static var text: String {
    """
    // Written by PageNumbersTests, from what the host has: WRITE_PAGE_FILES=1 swift test --filter PageNumbersTests

    /** Raised with every change that an older page cannot read: `BrowserProtocol.version`. */
    export const version = \(BrowserProtocol.version);

    /** Kinds of records to the host: `BrowserProtocol.PageKind`. */
    export const Kind = {
    \(entries(BrowserProtocol.PageKind.allCases.map { ("\($0)", "\($0.rawValue)") }))
    };

    /** Kinds of records from the host: `BrowserProtocol.HostKind`. */
    export const HostKind = {
    \(entries(BrowserProtocol.HostKind.allCases.map { ("\($0)", "\($0.rawValue)") }))
    };

    /** The bits of a layer's mask: `LayerPropertySet`. */
    export const Bit = {
    \(entries(bits.map { ($0.name, "1 << \($0.bit.rawValue.trailingZeroBitCount)") }))
    };

    /** The numbers of a finger that lifts and of content that it lets go: `ScrollProfile`, with its times in milliseconds. */
    export const profile = {
    \(entries(feel(of: .measured)))
    };

    /** How notches are shown, and from how many points on a report is one: `WheelMotion`, `WheelTurn`. */
    export const wheel = { smoothing: \(milliseconds(WheelMotion.smoothing)), notch: \(number(WheelTurn.notch)) };

    /** With Command, or Control where there is no Command: the letters of an Edit menu. */
    export const editKeys = [\(editKeys.map { "\"\($0)\"" }.joined(separator: ", "))];

    """
  }

  private static func feel(of profile: ScrollProfile) -> [(name: String, value: String)] {
    let shares = (0..<3).map { number(profile.velocityWeights[$0]) }.joined(separator: ", ")
    return [
      ("velocityWeights", "[\(shares)]"),
      ("shortestVelocitySegment", milliseconds(profile.shortestVelocitySegment)),
      ("velocityPause", milliseconds(profile.velocityPause)),
      ("velocityGrace", milliseconds(profile.velocityGrace)),
      ("heldVelocityFloor", number(profile.heldVelocityFloor)),
      ("longestVelocityHold", milliseconds(profile.longestVelocityHold)),
      ("stopSpeed", number(profile.stopSpeed)),
    ]
  }

  private static let bits: [(name: String, bit: LayerPropertySet)] = [
    ("position", .position), ("zPosition", .zPosition), ("anchorPoint", .anchorPoint), ("boundsOrigin", .boundsOrigin),
    ("boundsSize", .boundsSize), ("transform", .transform), ("sublayerTransform", .sublayerTransform),
    ("opacity", .opacity), ("isHidden", .isHidden), ("isDoubleSided", .isDoubleSided),
    ("masksToBounds", .masksToBounds), ("backgroundColor", .backgroundColor), ("cornerRadius", .cornerRadius),
    ("maskedCorners", .maskedCorners), ("borderWidth", .borderWidth), ("borderColor", .borderColor),
    ("shadow", .shadow), ("gradient", .gradient), ("contents", .contents), ("contentsGravity", .contentsGravity),
    ("accessibility", .accessibility), ("shape", .shape), ("mask", .mask), ("contentsRect", .contentsRect),
    ("contentsScale", .contentsScale), ("contentsCenter", .contentsCenter),
    ("magnificationFilter", .magnificationFilter), ("backdrop", .backdrop), ("field", .field),
  ]

  private static var editKeys: [String] {
    Set(StandardKeyCommands.all.filter { $0.modifierFlags.contains(.command) }.compactMap(\.input)).sorted()
  }

  /// Members of an object, as many in a line as there is room for.
  private static func entries(_ members: [(name: String, value: String)]) -> String {
    var lines = [""]
    for (name, value) in members {
      let word = "\(name): \(value),"
      if lines[lines.count - 1].count + word.count > 116 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "  \(word)" : " \(word)"
    }
    return lines.joined(separator: "\n")
  }

  private static func milliseconds(_ seconds: Double) -> String { number((seconds * 1_000_000).rounded() / 1_000) }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
#endif
