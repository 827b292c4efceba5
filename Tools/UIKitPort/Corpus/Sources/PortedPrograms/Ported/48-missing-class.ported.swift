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

class P48Menu: UIViewController {
  /* var table: UITableView? */
  var opened: [Int] = []

  /* func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) } */
  func open(_ row: Int) { opened.append(row) }
}

extension P48Menu {
  /* func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 } */
  var p48: String { "menu \(opened)" }
}

/* class P48Settings: UITableViewController {
} */

@MainActor func program48() -> String {
  let menu = P48Menu()
  menu.open(2)
  return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).p48 + ", " + menu.p48
}

#sourceLocation(file: "Programs/48-missing-class.swift", line: 4)
#warning("The library has no UITableView: its extension is left out. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 12)
#warning("The library has no UITableViewDelegate: nothing conforms to it. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 13)
#warning("table needs UITableView, which the library does not have: it is left out. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 16)
#warning("tableView needs UITableView, which the library does not have: it is left out. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 20)
#warning("The library has no UITableViewDataSource: nothing conforms to it. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 21)
#warning("tableView needs UITableView, which the library does not have: it is left out. [MissingClasses]")

#sourceLocation(file: "Programs/48-missing-class.swift", line: 25)
#warning("P48Settings needs UITableViewController, which the library does not have: it is left out. [MissingClasses]")
