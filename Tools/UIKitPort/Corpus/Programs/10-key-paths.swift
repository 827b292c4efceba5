import UIKit

class P10Model: NSObject {
  @objc dynamic var title = ""
}

@MainActor func program10() -> String {
  return #keyPath(UIScrollView.contentOffset) + " " + #keyPath(UIView.bounds.size)
}
