import UIKit

final class P39View: UIView {
  static let shared = P39View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

@MainActor func program39() -> String { "\(Double(P39View.shared.bounds.width))" }
