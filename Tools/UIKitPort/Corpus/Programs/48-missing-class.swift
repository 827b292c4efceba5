import UIKit

/* Tables are extended too. */
extension UITableView {
  func p48Reload() { reloadData() /* all */ }
}

extension UICollectionView {
  var p48: String { "still here" }
}

class P48Menu: UIViewController, UITableViewDelegate {
  var table: UITableView?
  var opened: [Int] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(indexPath.row) }
  func open(_ row: Int) { opened.append(row) }
}

extension P48Menu: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  var p48: String { "menu \(opened)" }
}

class P48Settings: UITableViewController {
}

@MainActor func program48() -> String {
  let menu = P48Menu()
  menu.open(2)
  return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).p48 + ", " + menu.p48
}
