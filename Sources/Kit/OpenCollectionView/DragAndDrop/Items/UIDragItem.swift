/// One thing that is dragged.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: photo.image))
/// item.localObject = photo
/// ```
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The promise of its data, which others see too.
  open private(set) var itemProvider: NSItemProvider
  /// The thing that it stands for in this application; others do not see it. // N13
  open var localObject: Any?
  /// Gives the item's preview once it is lifted; called only if and when one is needed. Without a block the lifted preview stays; a
  /// block that answers nil has none shown. // N15
  open var previewProvider: (() -> UIDragPreview?)?

  weak var run: DragRun?

  /// An item with a promise of its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Has the target asked anew where the item goes, while it goes there: the place has moved, or there is another view for it.
  ///
  /// Does nothing unless the item is on its way to where it was dropped.
  open func setNeedsDropPreviewUpdate() { run?.updateDropPreview(of: self) }
}
