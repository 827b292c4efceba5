// Ported by uikit-port; the source is Programs/41-observer-object.swift.
#sourceLocation(file: "Programs/41-observer-object.swift", line: 1)
import OpenCollectionViewShim

class P41Observer: NSObject, KeyValueObserver {
  var log = ""
  func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
    guard keyPath == "frame" else {
      ()
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
