// Ported by uikit-port; the source is Programs/33-names-with-modules.swift.
#sourceLocation(file: "Programs/33-names-with-modules.swift", line: 1)
import OpenCollectionViewShim

extension OpenCollectionView.UIView {
  var p33Corner: OpenCollectionView.UIEdgeInsets { OpenCollectionView.UIEdgeInsets.zero }
}

@MainActor func program33() -> String { "\(UIView().p33Corner == .zero)" }
