import DragEngine

/// A drag of this application, as its source sees it.
final class DragSession: NSObject, UIDragSession {
  weak var run: DragRun?
  var localContext: Any?
  /// The items as they were last, when the drag is over.
  private var lastItems: [UIDragItem] = []

  var items: [UIDragItem] {
    guard let run else { return lastItems }
    return run.parts.map(\.item)
  }

  func location(in view: UIView) -> CGPoint { run?.location(in: view) ?? .zero }
  var allowsMoveOperation: Bool { run?.machine.allowsMove ?? false }
  var isRestrictedToDraggingApplication: Bool { run?.machine.isRestricted ?? false }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.hasAny(of: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// The drag is over; who holds it still sees its items.
  func end() {
    lastItems = items
    run = nil
  }
}

@MainActor extension [UIDragItem] {
  func hasAny(of types: [String]) -> Bool {
    contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}
