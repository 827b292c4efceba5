import Foundation
import OpenCollectionView

// Scrolling and other sizes.
extension LayoutStage {
  /// Wherever the content is scrolled to, the layout is what it would be if it were prepared there.
  func examineScrolling() {
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    for share: CGFloat in [0.01, 0.4, 1, 0] where room != .zero {
      let offset = CGPoint(x: room.x * share, y: room.y * share)
      let (all, asked) = (kept(answer(everything)), everything)
      let count = preparations {
        view.contentOffset = offset
        screen.runFrame()
        settle("was scrolled")
      }
      examine(answer(seen))
      guard breaches.isEmpty else { return }
      guard count == 0 else { continue }
      if let words = difference(all, answer(asked)) {
        report(
          .changesUninvalidated,
          "scrolled to \(ContractText.point(offset)), \(words) without an invalidation: the collection view does not ask "
            + "again. Answer yes in shouldInvalidateLayout(forBoundsChange:).")
        return
      }
      let before = kept(answer(seen))
      layout.invalidateLayout()
      view.layoutIfNeeded()
      if let words = difference(before, answer(seen)) {
        report(
          .staysWhenScrolled,
          "scrolled to \(ContractText.point(offset)) it stays as it was; prepared there, \(words). Answer yes in "
            + "shouldInvalidateLayout(forBoundsChange:).")
      }
    }
  }

  /// In each size, the layout is what it would be if it were prepared in it.
  func examineSizes() {
    let size = situation.size
    var last = size
    for other in [
      CGSize(width: size.width + 150, height: size.height), CGSize(width: size.width, height: size.height + 150),
      CGSize(width: size.height, height: size.width), CGSize(width: 30, height: 30), CGSize.zero, size,
    ] {
      defer { last = other }
      view.frame = CGRect(origin: .zero, size: other)
      screen.runFrame()
      guard settle("became \(ContractText.size(other))") else { return }
      guard !view.bounds.isEmpty else {
        // There is no layout pass without room, but what is asked must be answered.
        examine(answer(seen))
        continue
      }
      let (before, oldSize) = (kept(answer(everything)), contentSize)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      if let words = difference(before, oldSize) {
        report(
          .staysWhenResized,
          "resized to this from \(ContractText.size(last)) it stays as it was; prepared here, \(words). Answer yes in "
            + "shouldInvalidateLayout(forBoundsChange:) where the size is another.")
      }
      examine(answer(seen))
      guard breaches.isEmpty else { return }
    }
  }
}
