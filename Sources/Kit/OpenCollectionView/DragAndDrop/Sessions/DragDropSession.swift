import DragEngine

/// One side of a drag that is under way, or has been: its items and its rules are the same for its source and its targets.
@MainActor class DragDropSession: NSObject {
  weak var run: DragRun?
  /// The items as they were last, when the drag is over.
  private var lastItems: [UIDragItem] = []

  final var items: [UIDragItem] {
    guard let run else { return lastItems }
    return run.parts.map(\.item)
  }

  final var allowsMoveOperation: Bool { run?.machine.allowsMove ?? false }
  final var isRestrictedToDraggingApplication: Bool { run?.machine.isRestricted ?? false }

  // N20
  final func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  // N20
  final func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// The drag is over; who holds it still sees its items.
  final func end() {
    lastItems = items
    run = nil
  }
}

/// A drag of this application, as its source sees it.
final class DragSession: DragDropSession, UIDragSession {
  var localContext: Any?

  func location(in view: UIView) -> CGPoint { run?.location(in: view) ?? .zero }
}
