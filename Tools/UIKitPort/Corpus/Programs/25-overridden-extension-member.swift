import UIKit

class P25Base: NSObject {}
extension P25Base {
  @objc func name() -> String { "base" }
  @objc func other() -> String { "other" }
}
class P25Derived: P25Base {
  override func name() -> String { "derived" }
}

@MainActor func program25() -> String {
  let object: P25Base = P25Derived()
  return object.name()
}
