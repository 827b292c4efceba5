import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import TextEngine

/// The elements that a page would show for the fields on a virtual screen, and the line to them.
///
/// It obeys the law that pages obey, so that a program cannot tell the two apart.
@MainActor final class VirtualPage {
  /// One element.
  private struct Element {
    var exchange: Int
    var text: PageText
  }

  private weak var screen: VirtualScreen?
  private var elements: [LayerID: Element] = [:]
  private var arrived: [TextOrder] = []
  /// How long a message is on its way, in seconds, in either direction.
  var delay = 0.0
  var keyboard = VirtualKeyboard.hardware {
    didSet { if keyboard != oldValue { keyboardDidChange() } }
  }

  init(screen: VirtualScreen) { self.screen = screen }

  // MARK: Orders

  /// Takes in an order; it is carried out when the frame's commit has been applied, or when the line has brought it.
  func receive(_ order: TextOrder) {
    guard delay > 0 else { return arrived.append(order) }
    guard let screen else { return }
    screen.application.clock.at(screen.now + delay, for: "an order is on its way to the page") { [weak self] in
      MainActor.assumeIsolated { self?.carryOut(order) }
    }
  }

  /// The commit has been applied: elements are made anew, and orders carried out.
  func frameDidEnd() {
    let orders = arrived
    arrived = []
    for order in orders { carryOut(order) }
  }

  private func carryOut(_ order: TextOrder) {
    guard let field = screen?.mirror.nodes[order.layer]?.properties.field, field.exchange == order.exchange else {
      return
    }
    switch order.kind {
    case .correct(let correction):
      var receipt: TextReceipt?
      change(order.layer, field) { element in
        do throws(TextExchangeError) { receipt = try element.text.receive(correction) } catch {
          fatalError("The scene has sent a correction that cannot be: \(error).")
        }
      }
      if let receipt { send(.receipt(receipt), from: order.layer, field) }
    case .resume(let resumption):
      var edits: [TextEdit] = []
      change(order.layer, field) { edits = $0.text.resume(resumption) }
      for edit in edits { send(.edit(edit), from: order.layer, field) }
    // Nobody but the host gives the focus here.
    case .focus, .blur, .tapEdits: break
    }
  }

  private func change(_ layer: LayerID, _ field: LayerField, _ body: (inout Element) -> Void) {
    var element =
      elements[layer].flatMap { $0.exchange == field.exchange ? $0 : nil }
      ?? Element(
        exchange: field.exchange,
        text: PageText(
          field.initialText, selection: field.initialSelection,
          styling: field.initialRuns.isEmpty
            ? nil : TextStyling(runs: field.initialRuns.map { .init(length: $0.length, style: $0.style) })))
    body(&element)
    elements[layer] = element
  }

  private func send(_ kind: TextReport.Kind, from layer: LayerID, _ field: LayerField) {
    guard let screen else { return }
    let report = HostInput.text(
      TextReport(time: screen.now, layer: layer.rawValue, exchange: field.exchange, kind: kind))
    guard delay > 0 else { return screen.receive(report) }
    screen.application.clock.at(screen.now + delay, for: "a report is on its way from the page") { [weak self] in
      MainActor.assumeIsolated { self?.screen?.receive(report) }
    }
  }

  // MARK: A person

  /// The layer whose element has the focus.
  var focus: LayerID? {
    screen?.mirror.nodes.filter { $0.value.properties.field?.isEdited == true }.keys.max()
  }

  /// The text of the element of a layer, and its selection, as a person sees them.
  func shown(_ layer: LayerID) -> PageText? {
    guard let field = screen?.mirror.nodes[layer]?.properties.field else { return nil }
    change(layer, field) { _ in }
    return elements[layer]?.text
  }

  /// Tells whether the element of a layer holds several lines.
  func holdsLines(_ layer: LayerID) -> Bool { screen?.mirror.nodes[layer]?.properties.field?.holdsLines ?? false }

  /// Changes an element as a person does, and sends what that makes.
  func edit(_ layer: LayerID, _ body: (inout PageText) -> (edits: [TextEdit], receipt: TextReceipt?)) {
    guard let field = screen?.mirror.nodes[layer]?.properties.field else { return }
    var sent: (edits: [TextEdit], receipt: TextReceipt?) = ([], nil)
    change(layer, field) { sent = body(&$0.text) }
    for edit in sent.edits { send(.edit(edit), from: layer, field) }
    if let receipt = sent.receipt { send(.receipt(receipt), from: layer, field) }
  }

  // MARK: The keyboard

  /// Tells where a keyboard comes up.
  var keyboardToCome: KeyboardReport? {
    guard let screen, let frame = keyboard.frame(on: screen.scene.screen.bounds.size) else { return nil }
    return KeyboardReport(time: screen.now, frame: frame, duration: keyboard.duration)
  }

  /// While somebody types another keyboard shows at once.
  private func keyboardDidChange() {
    guard let screen, focus != nil else { return }
    screen.receive(
      .keyboard(
        KeyboardReport(
          time: screen.now, frame: keyboard.frame(on: screen.scene.screen.bounds.size), duration: keyboard.duration)))
    screen.runFrame()
  }
}
