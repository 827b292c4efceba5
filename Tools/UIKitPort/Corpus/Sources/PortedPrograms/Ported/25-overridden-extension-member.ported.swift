// Ported by uikit-port; the source is Programs/25-overridden-extension-member.swift.
#sourceLocation(file: "Programs/25-overridden-extension-member.swift", line: 1)
import OpenCollectionViewShim

class P25Base: NSObject {
#sourceLocation(file: "Programs/25-overridden-extension-member.swift", line: 5)
func name() -> String { "base" }
#sourceLocation(file: "Programs/25-overridden-extension-member.swift", line: 3)
}
extension P25Base {
  
  func other() -> String { "other" }
}
class P25Derived: P25Base {
  override func name() -> String { "derived" }
}

@MainActor func program25() -> String {
  let object: P25Base = P25Derived()
  return object.name()
}
