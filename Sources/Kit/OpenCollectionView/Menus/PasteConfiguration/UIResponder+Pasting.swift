import Foundation

extension UIResponder {
  private static let pastePlace = AssociatedPlace()

  /// The ability of the responder to take things; few take any, so that it is kept where programs keep what few have.
  var pasteAbility: PasteAbility? {
    get { PasteAbility.isUsed ? Self.pastePlace.object(in: associatedValues) as? PasteAbility : nil }
    set { Self.pastePlace.keep(newValue, in: associatedValues) }
  }

  /// Tells whether an action pastes something that the responder takes.
  func takesPaste(_ action: Selector) -> Bool {
    action == .paste && pasteAbility != nil && canPaste(UIPasteboard.general.itemProviders)
  }

  /// Takes what is on the pasteboard, if the responder takes anything of that kind.
  func pasteByConfiguration() {
    guard pasteAbility != nil else { return }
    let providers = UIPasteboard.general.itemProviders
    if canPaste(providers) { paste(itemProviders: providers) }
  }
}

extension UIView {
  /// The interactions that take drops on the view: its own, that of a text, and then that of its paste configuration.
  var dropInteractions: [UIDropInteraction] {
    var found = interactions.compactMap { $0 as? UIDropInteraction }
    if let textDrop { found.append(textDrop) }
    if let pasteDrop { found.append(pasteDrop) }
    return found
  }

  /// The interaction of a text. // N78
  private var textDrop: UIDropInteraction? {
    ((self as? UITextField)?.edited ?? (self as? UITextView)?.edited)?.drop.target
  }

  /// The interaction of the view's own paste configuration, or else of the controller whose view it is. // N78
  private var pasteDrop: UIDropInteraction? {
    if let ability = pasteAbility { return ability.drop(on: self) }
    return (next as? UIViewController)?.pasteAbility?.drop(on: self)
  }
}
