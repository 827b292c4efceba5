import FrameClock
import GestureEngine
import TextEngine

/// The texts of one scene that people edit: brings reports of the host to them, and corrections to the host.
@MainActor final class SceneTexts {
  private let reference: SceneReference
  private var shown: [Shown] = []
  private var lastExchange = 0
  private var toDescribe: [EditedText] = []
  private var toCorrect: [EditedText] = []
  private var orders: [(text: EditedText, kind: TextOrder.Kind)] = []
  /// Tells what was wrong with the last report that could not be; taken by the host.
  var error: TextExchangeError?

  private struct Shown {
    weak var text: EditedText?
  }

  private var forms: [(controller: Weak, number: Int)] = []
  private var formCount = 0

  private struct Weak {
    weak var controller: UIResponder?
  }

  init(scene: UIWindowScene) { reference = scene.reference }

  private var scene: UIWindowScene? { reference.scene }

  /// The number of the form of a controller's fields.
  func number(ofForm controller: UIResponder) -> Int {
    if let known = forms.first(where: { $0.controller.controller === controller }) { return known.number }
    forms.removeAll { $0.controller.controller == nil }
    formCount += 1
    forms.append((Weak(controller: controller), formCount))
    return formCount
  }

  /// The number of an exchange that begins.
  func nextExchange() -> Int {
    lastExchange += 1
    return lastExchange
  }

  /// A text has come into a window of the scene.
  func add(_ text: EditedText) {
    shown.removeAll { $0.text == nil || $0.text === text || $0.text?.view?.window?.windowScene !== scene }
    shown.append(Shown(text: text))
  }

  /// A text is to be described before the next commit.
  func needsDescription(_ text: EditedText) {
    toDescribe.append(text)
    scene?.frameLoop.setNeedsFrame()
  }

  /// A text may need a correction.
  func needsCorrection(_ text: EditedText) {
    guard !toCorrect.contains(where: { $0 === text }) else { return }
    toCorrect.append(text)
    scene?.frameLoop.setNeedsFrame()
  }

  /// Has the host do something else with the element of a text.
  func order(_ kind: TextOrder.Kind, for text: EditedText) {
    guard scene?.textHost != nil else { return }
    orders.append((text, kind))
    scene?.frameLoop.setNeedsFrame()
  }

  /// Describes what was marked; before the commit.
  func describe() {
    if !toDescribe.isEmpty {
      let texts = toDescribe
      toDescribe = []
      for text in texts { text.describe() }
    }
    showMarks()
  }

  // MARK: Caret and selection

  /// The text that is edited; nil where none is.
  private weak var editedText: EditedText?
  private let marks = TextMarks()

  /// The text that is edited, as an input method has it; nil where none is.
  var editedInput: (any UITextInput)? {
    guard let view = editedText?.view, view.window?.windowScene === scene else { return nil }
    return view
  }

  /// Tells whether a text is edited now.
  func text(_ text: EditedText, isEdited: Bool) {
    if isEdited { editedText = text } else if editedText === text { editedText = nil }
  }

  private func showMarks() {
    guard let scene, let owner = editedText?.view, owner.window != nil, scene.textHost?.showsCarets != true else {
      return marks.hide()
    }
    marks.show(owner, at: scene.application.clock.now)
  }

  /// The layer of the caret that is drawn here, and whether it is seen now: it blinks while somebody edits.
  var caret: (layer: LayerID, isSeen: Bool)? {
    guard let scene, let layer = marks.caret, let number = scene.tree.identifier(of: layer) else { return nil }
    return (number, marks.isCaretSeen(at: scene.application.clock.now))
  }

  /// Tells the host what has gathered; after the commit, which gives layers their numbers.
  func tellHost() {
    guard !toCorrect.isEmpty || !orders.isEmpty else { return }
    let (texts, told) = (toCorrect, orders)
    toCorrect = []
    orders = []
    guard let scene, let host = scene.textHost else {
      for text in texts { text.forgetElement() }
      return
    }
    for text in texts {
      guard let layer = number(of: text), let correction = text.correction() else { continue }
      host.scene(scene, order: TextOrder(layer: layer, exchange: text.exchange, kind: .correct(correction)))
    }
    for order in told {
      guard let layer = number(of: order.text) else { continue }
      host.scene(scene, order: TextOrder(layer: layer, exchange: order.text.exchange, kind: order.kind))
    }
  }

  private func number(of text: EditedText) -> LayerID? { text.layer.flatMap { scene?.tree.identifier(of: $0) } }

  /// The text whose element a layer is shown by.
  private func text(ofLayer layer: UInt32) -> EditedText? {
    let layer = LayerID(rawValue: layer)
    return shown.lazy.compactMap(\.text).first { self.number(of: $0) == layer }
  }

  /// Tells whether the text of a layer is secret; yes where nothing is known of it.
  func isSecure(layer: UInt32) -> Bool { text(ofLayer: layer)?.isSecret ?? true }

  // MARK: From the host

  /// Takes in what a person has done in an element.
  func receive(_ report: TextReport) {
    guard let text = text(ofLayer: report.layer), let view = text.view else { return }
    switch report.kind {
    case .edit(let edit):
      guard report.exchange == text.exchange else { return }
      do throws(TextExchangeError) { try text.receive(edit) } catch {
        self.error = error
        text.note("passes over an edit", because: "\(error)")
        text.renew()
      }
    case .receipt(let receipt):
      if report.exchange == text.exchange { text.receive(receipt) }
    case .focus:
      if !view.isFirstResponder, !view.beginEditingByHost() { order(.blur, for: text) }
    case .blur:
      if view.isFirstResponder, !view.resignFirstResponder() { order(.focus, for: text) }
    }
  }

  /// The host's page knows nothing: every text begins a new exchange as it is.
  func renewAll() {
    for text in shown.compactMap(\.text) { text.renew() }
    describe()
  }

  /// The host's page is there again, with its elements.
  func resumeAll() {
    for text in shown.compactMap(\.text) { order(.resume(text.resumption()), for: text) }
  }
}
