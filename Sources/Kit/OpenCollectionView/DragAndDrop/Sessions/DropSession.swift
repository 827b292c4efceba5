/// A drag, as its targets see it.
final class DropSession: DragDropSession, UIDropSession {
  let localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(parent: nil)

  init(localDragSession: (any UIDragSession)?) { self.localDragSession = localDragSession }

  func location(in view: UIView) -> CGPoint { run?.dropLocation(in: view) ?? .zero }

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
}
