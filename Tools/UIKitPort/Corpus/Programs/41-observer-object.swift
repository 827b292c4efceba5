import UIKit

class P41Observer: NSObject {
  var log = ""
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
    guard keyPath == "frame" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    log = keyPath!
  }
}

@MainActor func program41() -> String {
  let (view, observer) = (UIView(), P41Observer())
  view.addObserver(observer, forKeyPath: "frame", options: [], context: nil)
  view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
  view.removeObserver(observer, forKeyPath: "frame")
  return observer.log
}
