import UIKit

@objc enum P46Kind: Int { case none, one, two }

@objcMembers class P46Model: NSObject {
  @objc(kindForObjectiveC) var kind: P46Kind = .two
  @nonobjc func name() -> String { "Swift" }
}

@MainActor func program46() -> String { "\(P46Model().kind.rawValue) \(P46Model().name())" }
