// Ported by uikit-port; the source is Programs/18-forwarded-scrolling.swift.
#sourceLocation(file: "Programs/18-forwarded-scrolling.swift", line: 1)
import OpenCollectionViewShim

class P18Proxy: NSObject, UIScrollViewDelegate {
  weak var next: UIScrollViewDelegate?
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next?.scrollViewDidScroll(scrollView)
  }
}
class P18End: NSObject, UIScrollViewDelegate {
  var seen: CGFloat = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { seen = scrollView.contentOffset.y }
}

@MainActor func program18() -> String {
  let (view, proxy, end) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), P18Proxy(), P18End())
  view.contentSize = CGSize(width: 100, height: 1000)
  proxy.next = end
  view.delegate = proxy
  view.contentOffset.y = 120
  return "\(Int(end.seen))"
}
