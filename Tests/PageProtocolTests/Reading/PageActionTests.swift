import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView
import PageScripts
import Testing

@testable import PageProtocol

/// Records about elements and the clipboard.
@Suite("Actions and the clipboard in messages")
struct PageActionTests {
  private func decode(_ bytes: [UInt8]) throws -> PageRecord? {
    var builder = PageMessageBuilder()
    builder.bytes += bytes
    return try PageMessage(decoding: builder.bytes, limits: PageLimits()).records.first
  }

  /// An action at two seconds of the page's clock.
  private func action(_ kind: UInt8, _ detail: UInt8) -> [UInt8] {
    [12] + withUnsafeBytes(of: (2_000.0).bitPattern.littleEndian, Array.init) + [kind, detail, 7, 1, 0, 0, 3, 0, 0, 0]
  }

  @Test func `an action names its layer and its element`() throws {
    let kinds: [(UInt8, UInt8, AccessibilityAction.Kind)] = [
      (0, 0, .activate), (1, 0, .increment), (2, 0, .decrement), (3, 0, .escape), (4, 0, .magicTap), (5, 9, .custom(9)),
      (6, 0, .focus), (7, 0, .blur), (8, 0, .scroll(.down)), (8, 3, .scroll(.right)),
      (8, 4, .scroll(.first)), (8, 5, .scroll(.last)),
    ]
    for (number, detail, kind) in kinds {
      #expect(
        try decode(action(number, detail))
          == .input(.accessibility(AccessibilityAction(time: 2, layer: 263, element: 3, kind: kind))))
    }
  }

  @Test func `actions that there are not are refused`() {
    #expect(throws: PageMessageError.outOfRange(at: 17)) { try decode(action(9, 0)) }
    #expect(throws: PageMessageError.outOfRange(at: 17)) { try decode(action(8, 6)) }
  }

  @Test func `parts of a paste carry their bytes, as many as are there`() throws {
    let part = ClipboardPart(isFirst: true, isLast: true, form: .text, request: 5, bytes: Array("ab".utf8))
    #expect(try decode([13, 3, 1, 5, 0, 0, 0, 2, 0, 0, 0, 97, 98]) == .clipboard(part))
    #expect(throws: PageMessageError.self) { try decode([13, 3, 1, 5, 0, 0, 0, 3, 0, 0, 0, 97, 98]) }
    #expect(throws: PageMessageError.self) { try decode([13, 3, 1, 5, 0, 0, 0, 255, 255, 255, 255, 97]) }
    #expect(throws: PageMessageError.self) { try decode([13, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0]) }
    #expect(try decode([14, 5, 0, 0, 0, 1]) == .copied(5, isWritten: true))
    #expect(try decode([16]) == .save)
  }

  private func part(_ text: [UInt8], first: Bool = false, last: Bool = false) -> ClipboardPart {
    ClipboardPart(isFirst: first, isLast: last, form: .text, request: 0, bytes: [UInt8](text))
  }

  @Test func `parts come together, cut where they may be`() {
    var assembly = ClipboardAssembly()
    #expect(assembly.take(part([0xc3], first: true), limit: 10) == nil)
    #expect(assembly.take(part([0xbc, 97], last: true), limit: 10) == PasteboardContent(text: "üa"))
  }

  @Test func `a first part begins anew, too much is nothing, and bytes that are no text are left out`() {
    var assembly = ClipboardAssembly()
    _ = assembly.take(part([97], first: true), limit: 10)
    #expect(assembly.take(part([98], first: true, last: true), limit: 10) == PasteboardContent(text: "b"))
    _ = assembly.take(part([97, 97], first: true), limit: 3)
    #expect(assembly.take(part([97, 97], last: true), limit: 3) == PasteboardContent())
    #expect(assembly.take(part([0xff], first: true, last: true), limit: 3) == PasteboardContent())
  }

  @Test func `a description is its role, flags, name and details`() {
    var details = LayerAccessibility.Details()
    details.hint = "H"
    details.state = .on
    details.isModal = true
    details.actions = ["A"]
    details.place = LayerAccessibility.Place(3, of: 300)
    details.allowsMultiple = true
    details.scrollsSideways = true
    let told = LayerAccessibility(role: .toggle, label: "L", isInteractive: true, details: details)
    var message = MessageWriter()
    message.write(told)
    // Mask 0x134049: hint, state, modal, actions, place, several, sideways.
    let bytes: [UInt8] = [1, 10, 49, 1, 76, 0x49, 0x40, 0x13, 0, 1, 72, 1, 1, 1, 65, 3, 0xac, 2]
    #expect(Array(message.bytes) == bytes)
  }

  @Test func `Only the newest address is opened, once`() {
    var orders = PageOrders()
    orders.open("/a")
    orders.open("/b")
    var message = MessageWriter()
    orders.write(to: &message)
    orders.write(to: &message)
    #expect(Array(message.bytes) == [14, 2, 47, 98])
  }

  @Test func `orders are written once, and only the newest copy`() {
    var orders = PageOrders()
    orders.copy(1, PasteboardContent(text: "old"))
    orders.announce("Hi", isUrgent: true)
    orders.copy(2, PasteboardContent(text: "n", png: Data([9])))
    orders.focus(LayerID(rawValue: 300), element: 0, isNewScreen: false)
    orders.read(4)
    var message = MessageWriter()
    orders.write(to: &message)
    orders.write(to: &message)
    #expect(
      Array(message.bytes) == [8, 1, 2, 72, 105] + [10, 2, 0, 0, 0, 5, 1, 110, 1, 9]
        + [9, 0xac, 2, 0, 0] + [11, 4, 0, 0, 0])
  }
}
