// Ported by uikit-port; the source is Programs/57-layout-of-2013.swift.
#sourceLocation(file: "Programs/57-layout-of-2013.swift", line: 1)
import OpenCollectionViewShim

protocol P57WaterfallDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: NSIndexPath) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, columnCountForSection section: Int) throws(P57WaterfallDelegateOmission) -> Int
}

class P57Waterfall: UICollectionViewLayout {
  var columnCount: Int { didSet { invalidateLayout() } }
  var spacing: CGFloat = 10.0

  override init() {
    self.columnCount = 2
    super.init()
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var delegate: P57WaterfallDelegate! {
    get { return self.collectionView!.delegate as! P57WaterfallDelegate }
  }

  func columns(inSection section: Int) -> Int {
    if let count = (try? self.delegate.collectionView(self.collectionView!, layout: self, columnCountForSection: section)) {
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

#sourceLocation(file: "Programs/57-layout-of-2013.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P57WaterfallDelegate`.
struct P57WaterfallDelegateOmission: Error {}

extension P57WaterfallDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, columnCountForSection section: Int) throws(P57WaterfallDelegateOmission) -> Int { throw P57WaterfallDelegateOmission() }
}
