// Ported by uikit-port; the source is Programs/48-missing-class.swift.
#sourceLocation(file: "Programs/48-missing-class.swift", line: 1)
import OpenCollectionViewShim

/* Tables are extended too. */
/* extension UITableView {
  func p48Reload() { reloadData() / * all * / }
} */

extension UICollectionView {
  var p48: String { "still here" }
}

@MainActor func program48() -> String {
  UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).p48
}

#sourceLocation(file: "Programs/48-missing-class.swift", line: 4)
#warning("The library has no UITableView: its extension is left out. [MissingClasses]")
