import UIKit

@objc public protocol P12LayoutDelegate: UICollectionViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, heightForHeaderIn section: Int) -> CGFloat
}

class P12Layout: UICollectionViewLayout {
  var headerHeight: CGFloat = 10
  weak var delegate: P12LayoutDelegate?

  func height(in view: UICollectionView) -> CGFloat {
    return delegate?.collectionView?(view, layout: self, heightForHeaderIn: 0) ?? headerHeight
  }
}

class P12Full: NSObject, P12LayoutDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, heightForHeaderIn section: Int) -> CGFloat { 40 }
}
class P12Bare: NSObject, P12LayoutDelegate {}

@MainActor func program12() -> String {
  let layout = P12Layout()
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  let (full, bare) = (P12Full(), P12Bare())
  var heights: [Int] = []
  for delegate in [full, bare, nil] as [P12LayoutDelegate?] {
    layout.delegate = delegate
    heights.append(Int(layout.height(in: view)))
  }
  return heights.map(String.init).joined(separator: " ")
}
