// Ported by uikit-port; the source is Programs/12-own-optional-value.swift.
#sourceLocation(file: "Programs/12-own-optional-value.swift", line: 1)
import OpenCollectionViewShim

public protocol P12LayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, heightForHeaderIn section: Int) throws(P12LayoutDelegateOmission) -> CGFloat
}

class P12Layout: UICollectionViewLayout {
  var headerHeight: CGFloat = 10
  weak var delegate: P12LayoutDelegate?

  func height(in view: UICollectionView) -> CGFloat {
    return (try? delegate?.collectionView(view, layout: self, heightForHeaderIn: 0)) ?? headerHeight
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

#sourceLocation(file: "Programs/12-own-optional-value.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P12LayoutDelegate`.
public struct P12LayoutDelegateOmission: Error {}

extension P12LayoutDelegate {
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, heightForHeaderIn section: Int) throws(P12LayoutDelegateOmission) -> CGFloat { throw P12LayoutDelegateOmission() }
}
