import DragEngine

/// A drag, as its targets see it.
final class DropSession: NSObject, UIDropSession {
  weak var run: DragRun?
  let localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(parent: nil)
  private var lastItems: [UIDragItem] = []

  init(localDragSession: (any UIDragSession)?) { self.localDragSession = localDragSession }

  var items: [UIDragItem] {
    guard let run else { return lastItems }
    return run.parts.map(\.item)
  }

  func location(in view: UIView) -> CGPoint { run?.dropLocation(in: view) ?? .zero }
  var allowsMoveOperation: Bool { run?.machine.allowsMove ?? false }
  var isRestrictedToDraggingApplication: Bool { run?.machine.isRestricted ?? false }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.hasAny(of: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// The size in which an item is shown; zero where it is not. // N58
  func previewSize(of item: UIDragItem) -> CGSize {
    run?.parts.first { $0.item === item }?.shown?.bounds.size ?? .zero
  }

  // N20
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collector = ObjectCollector(count: providers.count, completion)
    let whole = Progress(parent: nil)
    whole.totalUnitCount = Int64(providers.count)
    progress.totalUnitCount += Int64(providers.count)
    for (place, provider) in providers.enumerated() {
      let part = provider.loadObject(ofClass: aClass) { object, _ in collector.take(object, at: place) }
      whole.addChild(part, withPendingUnitCount: 1)
    }
    progress.addChild(whole, withPendingUnitCount: Int64(providers.count))
    return whole
  }

  /// The drag is over; who holds it still sees its items.
  func end() {
    lastItems = items
    run = nil
  }
}
