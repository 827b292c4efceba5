import UIKit

/* Tables are extended too. */
extension UITableView {
  func p48Reload() { reloadData() /* all */ }
}

extension UICollectionView {
  var p48: String { "still here" }
}

@MainActor func program48() -> String {
  UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).p48
}
