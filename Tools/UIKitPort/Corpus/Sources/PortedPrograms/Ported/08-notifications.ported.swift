// Ported by uikit-port; the source is Programs/08-notifications.swift.
#sourceLocation(file: "Programs/08-notifications.swift", line: 1)
import OpenCollectionViewShim

class P08Observer: NSObject {
  static let name = Notification.Name("P08")
  var seen = 0
  var text = ""
  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: Selector("received(_:)", P08Observer.received(_:)), name: Self.name, object: nil)
  }
  func received(_ notification: Notification) {
    seen += 1
    text = "\(seen) of \(notification.name.rawValue)"
  }
}

@MainActor func program08() -> String {
  let observer = P08Observer()
  NotificationCenter.default.post(name: P08Observer.name, object: nil)
  NotificationCenter.default.post(name: P08Observer.name, object: nil)
  return observer.text
}
