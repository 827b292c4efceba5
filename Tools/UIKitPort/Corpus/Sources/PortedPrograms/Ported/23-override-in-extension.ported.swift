// Ported by uikit-port; the source is Programs/23-override-in-extension.swift.
#sourceLocation(file: "Programs/23-override-in-extension.swift", line: 1)
import OpenCollectionViewShim

class P23View: UIView {
  private var log = ""

#sourceLocation(file: "Programs/23-override-in-extension.swift", line: 9)
/// Lays out.
  override func layoutSubviews() {
    super.layoutSubviews()
    log = "laid out"  // said once
  }
#sourceLocation(file: "Programs/23-override-in-extension.swift", line: 5)
}

// MARK: - Layout
extension P23View {
  





  func text() -> String { log }
}

@MainActor func program23() -> String {
  let view = P23View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.setNeedsLayout()
  view.layoutIfNeeded()
  return view.text()
}
