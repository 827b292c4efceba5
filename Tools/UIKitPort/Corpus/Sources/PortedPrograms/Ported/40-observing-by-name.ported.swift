// Ported by uikit-port; the source is Programs/40-observing-by-name.swift.
#sourceLocation(file: "Programs/40-observing-by-name.swift", line: 1)
import OpenCollectionViewShim

class P40View: UIView {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var log = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.addObserver(self, forKeyPath: "contentOffset", options: [.new], context: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
    log = "\(keyPath ?? "") \(Int(scroll.contentOffset.y))"
  }
}

@MainActor func program40() -> String {
  let view = P40View(frame: .zero)
  view.scroll.contentOffset.y = 30
  return view.log
}
