// Ported by uikit-port; the source is Programs/22-weak-objc-delegate.swift.
#sourceLocation(file: "Programs/22-weak-objc-delegate.swift", line: 1)
import OpenCollectionViewShim


protocol P22Delegate: class {
  func done()
}
class P22Owner {
  weak var delegate: P22Delegate?
}
class P22Object: NSObject, P22Delegate { func done() {} }

@MainActor func program22() -> String {
  let owner = P22Owner()
  do { owner.delegate = P22Object() }
  return owner.delegate == nil ? "gone" : "there"
}
