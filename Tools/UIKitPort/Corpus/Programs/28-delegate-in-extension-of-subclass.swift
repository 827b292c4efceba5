import UIKit

open class P28Base: NSObject, UIScrollViewDelegate {
  public override init() {}
}
class P28Derived: P28Base { var y = 0 }
extension P28Derived {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { y = Int(scrollView.contentOffset.y) }
}

@MainActor func program28() -> String {
  let (view, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), P28Derived())
  view.contentSize = CGSize(width: 10, height: 100)
  view.delegate = delegate
  view.contentOffset.y = 9
  return "\(delegate.y)"
}
