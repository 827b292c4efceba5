/// An element of a menu that does something when it is chosen: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
  /// How the element looks and behaves.
  var attributes: UIMenuElement.Attributes { get set }
  /// A longer title, for lists of commands.
  var discoverabilityTitle: String? { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// The picture while the element is on.
  var selectedImage: UIImage? { get set }
  /// The state that a mark beside the element shows.
  var state: UIMenuElement.State { get set }
  /// The words that stand for the element.
  var title: String { get set }
  /// The object from which the element is chosen, while its handler runs.
  var sender: Any? { get }

  /// Does what the element is there for.
  ///
  /// - Parameters:
  ///   - sender: what it is chosen from; ``UIAction/sender`` while the handler runs.
  ///   - target: the first responder that a command is offered to; its chain is searched.
  func performWithSender(_ sender: Any?, target: Any?)
}
