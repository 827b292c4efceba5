// Ported by uikit-port; the source is Programs/24-property-in-extension.swift.
#sourceLocation(file: "Programs/24-property-in-extension.swift", line: 1)
import OpenCollectionViewShim

public final class P24View: UIView {
#sourceLocation(file: "Programs/24-property-in-extension.swift", line: 6)
public override var intrinsicContentSize: CGSize {
    return CGSize(width: 44, height: 22)
  }
#sourceLocation(file: "Programs/24-property-in-extension.swift", line: 3)
}

public extension P24View {
  


}

@MainActor func program24() -> String { "\(Double(P24View().intrinsicContentSize.width))" }
