// Ported by uikit-port; the source is Programs/59-typed-observing.swift.
#sourceLocation(file: "Programs/59-typed-observing.swift", line: 1)
import OpenCollectionViewShim

class P59Header: UIView {
  private var observation: NSKeyValueObservation?
  var height: CGFloat = 100

  func follow(_ scrollView: UIScrollView) {
    observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] view, _ in
      self?.height = 100 - view.contentOffset.y
    }
  }
}

@MainActor func program59() -> String {
  let (header, view) = (P59Header(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  view.contentSize.height = 100
  header.follow(view)
  view.contentOffset.y = 40
  return "\(Double(header.height))"
}
