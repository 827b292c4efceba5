extension UIView {
  func remember(_ guide: UILayoutGuide) { makeRare().layoutGuides.append(guide) }

  func forget(_ guide: UILayoutGuide) { rare?.layoutGuides.removeAll { $0 === guide } }

  func guide(of region: LayoutRegion.Kind) -> UILayoutGuide {
    let rare = makeRare()
    if let guide = rare.regionGuides[region] { return guide }
    let guide = RegionLayoutGuide(region, of: self)
    rare.regionGuides[region] = guide
    return guide
  }

  func frame(of region: LayoutRegion.Kind) -> CGRect {
    switch region {
    case .safeArea: return bounds.shrunk(by: safeAreaInsets)
    case .margins: return bounds.shrunk(by: layoutMargins)
    case .readableContent:
      let room = bounds.shrunk(by: layoutMargins)
      let width = min(room.width, traitCollection.readableWidth)
      return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .scrolledContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
    case .scrollFrame: return bounds
    }
  }
}

extension UITraitCollection {
  /// The longest line that reads well: 672 points with usual text (known of iPads), and in proportion with the
  /// body text of the other sizes (our choice).
  fileprivate var readableWidth: CGFloat {
    (672 * preferredContentSizeCategory.bodySize / 17).rounded()
  }
}
