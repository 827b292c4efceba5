import UIKit

public final class P24View: UIView {}

public extension P24View {
  override var intrinsicContentSize: CGSize {
    return CGSize(width: 44, height: 22)
  }
}

@MainActor func program24() -> String { "\(Double(P24View().intrinsicContentSize.width))" }
