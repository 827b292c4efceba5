/// A drag, as its source and its targets see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged, in the order in which they came.
  var items: [UIDragItem] { get }
  /// Tells where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Tells whether the source lets things be taken away.
  var allowsMoveOperation: Bool { get }
  /// Tells whether the drag stays in the application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Tells whether any item has a form of one of some types, or of a kind of it. // N20
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Tells whether an object of a class can be made of any item. // N20
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Tells whether a text, an address or another value can be made of any item.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// A drag, as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Something of the program's.
  var localContext: Any? { get set }
}

/// A drag, as its targets see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag as its source sees it; nil where that is elsewhere.
  var localDragSession: (any UIDragSession)? { get }
  /// Tells whether the system shows how far data have come; the default unless set.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far the data have come that were asked for.
  var progress: Progress { get }
  /// Asks for all objects of a class that can be made, in the order of the items.
  ///
  /// - Parameter completion: called on the main queue.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Says whether the system shows how far data of a drop have come.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is shown.
  case none = 0
  /// Something is shown where it takes long.
  case `default` = 1
}
