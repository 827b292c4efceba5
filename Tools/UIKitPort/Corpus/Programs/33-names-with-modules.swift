import UIKit

extension UIKit.UIView {
  var p33Corner: UIKit.UIEdgeInsets { UIKit.UIEdgeInsets.zero }
}

@MainActor func program33() -> String { "\(UIView().p33Corner == .zero)" }
