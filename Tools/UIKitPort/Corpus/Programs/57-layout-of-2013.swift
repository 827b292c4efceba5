import UIKit

@objc protocol P57WaterfallDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: NSIndexPath) -> CGSize
  @objc optional func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, columnCountForSection section: NSInteger) -> NSInteger
}

@objc class P57Waterfall: UICollectionViewLayout {
  var columnCount: NSInteger { didSet { invalidateLayout() } }
  var spacing: CGFloat = 10.0

  override init() {
    self.columnCount = 2
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var delegate: P57WaterfallDelegate! {
    get { return self.collectionView!.delegate as! P57WaterfallDelegate }
  }

  func columns(inSection section: NSInteger) -> NSInteger {
    if let count = self.delegate.collectionView?(self.collectionView!, layout: self, columnCountForSection: section) {
      return count
    } else {
      return self.columnCount
    }
  }
}
class P57Delegate: NSObject, P57WaterfallDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: NSIndexPath) -> CGSize { .zero }
}

@MainActor func program57() -> String {
  let (layout, delegate) = (P57Waterfall(), P57Delegate())
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.delegate = delegate
  return withExtendedLifetime(view) { "\(layout.columns(inSection: 0)) \(Double(layout.spacing))" }
}
