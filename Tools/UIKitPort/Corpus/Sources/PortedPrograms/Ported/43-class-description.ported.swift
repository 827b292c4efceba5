// Ported by uikit-port; the source is Programs/43-class-description.swift.
#sourceLocation(file: "Programs/43-class-description.swift", line: 1)
import OpenCollectionViewShim

class P43Cell: UICollectionViewCell {
  static var identifier: String { return String(describing: P43Cell.self) }
}

@MainActor func program43() -> String { String(P43Cell.identifier.split(separator: ".").last!) }
