import UIKit

class P43Cell: UICollectionViewCell {
  static var identifier: String { return P43Cell.description() }
}

@MainActor func program43() -> String { String(P43Cell.identifier.split(separator: ".").last!) }
