// Ported by uikit-port; the source is Programs/21-closures-stay.swift.
#sourceLocation(file: "Programs/21-closures-stay.swift", line: 1)
import OpenCollectionViewShim

class P21Cell: UICollectionViewCell {
  var onTap: ((Int) -> Int)?
  func tap(completion: ((Bool) -> Void)? = nil) -> String {
    completion?(true)
    return "called \(self.onTap?(1) ?? 0)"
  }
}

@MainActor func program21() -> String {
  let cell = P21Cell(frame: .zero)
  cell.onTap = { $0 + 1 }
  return cell.tap()
}
