import CollectionEngine

/// Items make room for something that is dragged over them, or close up again. The data source is not told. // N54, N57
final class GapStep: BatchUpdate {
  override func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.makeContext()
    // Layouts that keep things by number have them for other items now.
    context.invalidateDataSourceCounts = true
    return context
  }

  /// The content stays where the finger has it.
  override var anchorsContent: Bool { false }

  override func prepareLayout() {
    view.presenting { super.prepareLayout() }
  }
}
