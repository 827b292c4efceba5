// Ported by uikit-port; the source is Programs/28-delegate-in-extension-of-subclass.swift.
#sourceLocation(file: "Programs/28-delegate-in-extension-of-subclass.swift", line: 1)
import OpenCollectionViewShim

open class P28Base: NSObject, UIScrollViewDelegate {
  public override init() {}

#sourceLocation(file: "Programs/28-delegate-in-extension-of-subclass.swift", line: 8)
public func scrollViewDidScroll(_ scrollView: UIScrollView) { final class Defaults: NSObject, UIScrollViewDelegate {}; return Defaults().scrollViewDidScroll(scrollView) }
#sourceLocation(file: "Programs/28-delegate-in-extension-of-subclass.swift", line: 5)
}
class P28Derived: P28Base { var y = 0 
#sourceLocation(file: "Programs/28-delegate-in-extension-of-subclass.swift", line: 8)
override func scrollViewDidScroll(_ scrollView: UIScrollView) { y = Int(scrollView.contentOffset.y) }
#sourceLocation(file: "Programs/28-delegate-in-extension-of-subclass.swift", line: 6)
}
extension P28Derived {
  
}

@MainActor func program28() -> String {
  let (view, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), P28Derived())
  view.contentSize = CGSize(width: 10, height: 100)
  view.delegate = delegate
  view.contentOffset.y = 9
  return "\(delegate.y)"
}
