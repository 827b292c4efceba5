import UIKit

class P23View: UIView {
  private var log = ""
}

// MARK: - Layout
extension P23View {
  /// Lays out.
  override func layoutSubviews() {
    super.layoutSubviews()
    log = "laid out"  // said once
  }

  func text() -> String { log }
}

@MainActor func program23() -> String {
  let view = P23View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.setNeedsLayout()
  view.layoutIfNeeded()
  return view.text()
}
