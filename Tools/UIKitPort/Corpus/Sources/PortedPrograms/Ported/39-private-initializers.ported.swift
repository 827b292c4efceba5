// Ported by uikit-port; the source is Programs/39-private-initializers.swift.
#sourceLocation(file: "Programs/39-private-initializers.swift", line: 1)
import OpenCollectionViewShim

final class P39View: UIView {
  static let shared = P39View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

@MainActor func program39() -> String { "\(Double(P39View.shared.bounds.width))" }
