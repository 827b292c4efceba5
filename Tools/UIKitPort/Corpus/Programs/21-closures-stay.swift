import UIKit

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
