import GestureEngine
import OpenCollectionView
import TouchTesting

/// A screen with a view that has a context menu, and a journal of what its delegate hears.
@MainActor final class ContextMenuStage: UIContextMenuInteractionDelegate {
  let journal = Journal()
  let screen = VirtualScreen(width: 320, height: 480)
  let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 80))
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  var menu: UIMenu?
  var previewController: UIViewController?

  init(_ menu: UIMenu? = nil) {
    self.menu = menu
    screen.show(view)
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    journal.note("asked at \(Int(location.x)), \(Int(location.y))")
    guard let menu else { return nil }
    let controller = previewController
    let provider: UIContextMenuContentPreviewProvider = { controller }
    return UIContextMenuConfiguration(previewProvider: controller == nil ? nil : provider) { _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    journal.note("willDisplay")
    animator?.addCompletion { [journal] in journal.note("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    journal.note("willEnd")
    animator?.addCompletion { [journal] in journal.note("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { journal.note("preview") }

  /// An action that notes its title.
  func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [journal] _ in journal.note(title) }
  }

  /// Presses the view until the menu is there, and lifts the finger.
  func press() {
    screen.play(.press(at: CGPoint(x: 50, y: 60), duration: 0.7))
    screen.advance(by: 1)
  }

  func key(_ key: String) {
    screen.receive(
      .key(KeySample(time: screen.now, isDown: true, isRepeat: false, key: key, code: key, modifiers: [])))
    screen.runFrame()
  }

  func tap(_ x: Double, _ y: Double) {
    screen.play(.tap(at: CGPoint(x: x, y: y)))
    screen.advance(by: 1)
  }

  /// The names in the frontmost window, as assistive tools read them, with those that cannot be chosen in brackets.
  var shown: [String] { screen.shownNames }

  var isOpen: Bool { interaction.menuAppearance != .unknown }
}

extension VirtualScreen {
  /// The names in the frontmost window, as assistive tools read them, with those that are not enabled in brackets.
  var shownNames: [String] {
    func names(_ view: UIView) -> [String] {
      guard view.isAccessibilityElement else { return view.subviews.flatMap(names) }
      let name = view.accessibilityLabel ?? ""
      return [view.accessibilityTraits.contains(.notEnabled) ? "(\(name))" : name]
    }
    return scene.windows.last.map(names) ?? []
  }
}
