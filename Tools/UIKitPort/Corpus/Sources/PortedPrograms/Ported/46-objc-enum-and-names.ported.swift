// Ported by uikit-port; the source is Programs/46-objc-enum-and-names.swift.
#sourceLocation(file: "Programs/46-objc-enum-and-names.swift", line: 1)
import OpenCollectionViewShim

enum P46Kind: Int { case none, one, two }

class P46Model: NSObject {
  var kind: P46Kind = .two
  func name() -> String { "Swift" }
}

@MainActor func program46() -> String { "\(P46Model().kind.rawValue) \(P46Model().name())" }
