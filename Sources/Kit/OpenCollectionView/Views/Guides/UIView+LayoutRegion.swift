extension UIView {
  /// A part of a view that content is placed in.
  ///
  /// Parts can be asked to keep out of the corners that a system covers, along an axis. Nothing here covers corners, so
  /// that this changes nothing.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a part gives way to a covered corner.
    public enum AdaptivityAxis: Sendable {
      /// Content moves to the side.
      case horizontal
      /// Content moves up or down.
      case vertical
    }

    enum Kind: String {
      case safeArea = "UIViewSafeAreaLayoutGuide"
      case margins = "UIViewLayoutMarginsGuide"
      case readableContent = "UIViewReadableContentGuide"
      case scrolledContent = "UIScrollView-contentLayoutGuide"
      case scrollFrame = "UIScrollView-frameLayoutGuide"
    }

    let kind: Kind

    /// The part that neither the device's edges nor bars cover.
    ///
    /// Difference from UIKit: nothing stands in the corners of a window, so that `cornerAdaptation` changes nothing.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    /// The part inside the margins. `cornerAdaptation` changes nothing, as in ``safeArea(cornerAdaptation:)``.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }

    /// The part inside the margins where lines of text are not too long to be read. `cornerAdaptation` changes nothing, as in
    /// ``safeArea(cornerAdaptation:)``.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent)
    }
  }

  /// The guide that stands for a part of the view.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide { guide(of: layoutRegion.kind) }

  /// How far a part of the view is from the view's edges.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    let (part, bounds) = (frame(of: layoutRegion.kind), bounds)
    return asCounted(
      UIEdgeInsets(
        top: part.minY - bounds.minY, left: part.minX - bounds.minX, bottom: bounds.maxY - part.maxY,
        right: bounds.maxX - part.maxX))
  }

  /// How far a part of the view is from the view's edges, by the direction of writing.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    directional(edgeInsets(for: layoutRegion))
  }
}
