extension UIView {
  /// How far the corners of the view are rounded; all of them not at all unless set. // V135
  ///
  /// It is brought up to date with each layout of the view, since a capsule goes by its size and a concentric radius by the view
  /// around it. It sets `cornerRadius` and `maskedCorners` of the layer, which are left alone until then.
  ///
  /// Difference from UIKit: corners of different radii, none of which is 0, are made by a mask of the layer, which cuts off what is
  /// in the view as well. Where the layer has a mask of the program's own they all have the largest of the radii.
  public var cornerConfiguration: UICornerConfiguration {
    get { rare?.corners ?? UICornerConfiguration() }
    set {
      guard newValue != cornerConfiguration else { return }
      makeRare().corners = newValue
      setNeedsLayout()
      updateCorners()
    }
  }

  /// The radius that a corner has now, in points; of several the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = rare?.corners.map(radii) ?? layerRadii
    let places: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(places, radii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// Gives the layer the corners that the view has now.
  func updateCorners() {
    guard let rare, let corners = rare.corners else { return }
    let radii = radii(of: corners)
    let largest = radii.max() ?? 0
    let isOneRadius = radii.allSatisfy { $0 == 0 || $0 == largest }
    if isOneRadius || layer.mask != nil && layer.mask !== rare.cornerMask {
      if rare.cornerMask != nil { layer.mask = nil }
      rare.cornerMask = nil
      layer.cornerRadius = largest
      let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      layer.maskedCorners =
        largest == 0 || !isOneRadius ? CACornerMask(masks) : CACornerMask(zip(masks, radii).filter { $1 > 0 }.map(\.0))
      return
    }
    layer.cornerRadius = 0
    let mask = rare.cornerMask ?? CAShapeLayer()
    mask.path = Self.outline(of: bounds, radii)
    rare.cornerMask = mask
    if layer.mask !== mask { layer.mask = mask }
  }

  /// The radii of the layer, in the order of a configuration's.
  private var layerRadii: [CGFloat] {
    [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner].map {
      layer.maskedCorners.contains($0) ? layer.cornerRadius : 0
    }
  }

  private func radii(of corners: UICornerConfiguration) -> [CGFloat] {
    let most = min(bounds.width, bounds.height) / 2
    if let capsule = corners.capsule { return Array(repeating: min(most, CGFloat(capsule)), count: 4) }
    var radii = corners.radii.enumerated().map { place, radius -> CGFloat in
      switch radius?.kind {
      case nil: 0
      case .fixed(let radius): min(CGFloat(radius), most)
      case .concentric(let minimum): min(max(concentricRadius(at: place), CGFloat(minimum ?? 0)), most)
      }
    }
    for group in corners.uniform {
      let largest = group.map { radii[$0] }.max() ?? 0
      for place in group { radii[place] = largest }
    }
    return radii
  }

  /// The rest of the radius of the corner around at the distance from there. Where the distances along both axes are not the
  /// same, the larger one counts (our choice): so the corner never comes nearer to that around it than the sides do.
  private func concentricRadius(at place: Int) -> CGFloat {
    var container = superview
    while let current = container, current.rare?.corners == nil { container = current.superview }
    guard let container, let corners = container.rare?.corners else { return 0 }
    let (frame, outer) = (convert(bounds, to: container), container.bounds)
    let horizontal = place % 2 == 0 ? frame.minX - outer.minX : outer.maxX - frame.maxX
    let vertical = place < 2 ? frame.minY - outer.minY : outer.maxY - frame.maxY
    return max(container.radii(of: corners)[place] - max(horizontal, vertical, 0), 0)
  }

  /// A rectangle with a radius at each corner: upper left, upper right, lower left, lower right.
  private static func outline(of rect: CGRect, _ radii: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let ordered = [radii[0], radii[1], radii[3], radii[2]]
    path.move(to: CGPoint(x: rect.minX + radii[0], y: rect.minY))
    for index in [1, 2, 3, 0] {
      path.addArc(tangent1End: corners[index], tangent2End: corners[(index + 1) % 4], radius: ordered[index])
    }
    path.closeSubpath()
    return path
  }
}
