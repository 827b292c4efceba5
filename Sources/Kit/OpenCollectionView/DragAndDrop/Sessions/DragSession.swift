/// A drag of this application, as its source sees it.
final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?

  func location(in view: UIView) -> CGPoint { run?.location(in: view) ?? .zero }
}
