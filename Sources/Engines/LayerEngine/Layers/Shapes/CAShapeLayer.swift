public import Foundation
public import PlaneGeometry

/// A layer that fills a path and draws along it, between its background and its sublayers.
///
/// The path is in the layer's coordinates and may reach beyond the bounds. Points are tested against the bounds, as in
/// every layer: test against the path with `CGPath.contains`.
///
/// Numbers that are not finite count as the default of their property.
open class CAShapeLayer: CALayer {
  /// A layer without a path.
  public override init() {
    super.init()
    properties.shape = LayerShape()
  }

  /// A layer that is to show a moment of another one, as ``CALayer/presentation()`` makes it. Not to be called otherwise.
  public override init(layer: Any) {
    super.init(layer: layer)
    properties.shape = LayerShape()
  }

  /// As `init()`: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.shape = LayerShape()
  }

  /// The path, as it is now: changing a mutable path later changes nothing here. Nil for none.
  open var path: CGPath? {
    get { properties.shapeValues.path }
    set { set(\.shapeValues.path, newValue.map { $0 is CGMutablePath ? $0.copy() ?? $0 : $0 }, .shape, .path) }
  }

  /// The colour of the inside; black unless set, nil for none.
  open var fillColor: CGColor? {
    get { properties.shapeValues.fillColor.map(CGColor.init) }
    set { set(\.shapeValues.fillColor, newValue?.layerColor, .shape, .fillColor) }
  }

  /// The rule that says which points are inside.
  open var fillRule: CAShapeLayerFillRule {
    get { properties.shapeValues.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { set(\.shapeValues.fillRule, newValue == .evenOdd ? .evenOdd : .winding, .shape) }
  }

  /// The colour of the line; nil, unless set, for none.
  open var strokeColor: CGColor? {
    get { properties.shapeValues.strokeColor.map(CGColor.init) }
    set { set(\.shapeValues.strokeColor, newValue?.layerColor, .shape, .strokeColor) }
  }

  /// The beginning of the line, as a part of the path's length; 0 unless set. Less than 0 draws as 0.
  open var strokeStart: CGFloat {
    get { properties.shapeValues.strokeStart }
    set { set(\.shapeValues.strokeStart, newValue.isFinite ? newValue : 0, .shape, .strokeStart) }
  }

  /// The end of the line, as a part of the path's length; 1 unless set. More than 1 draws as 1. A number that is not
  /// above ``strokeStart`` draws no line.
  open var strokeEnd: CGFloat {
    get { properties.shapeValues.strokeEnd }
    set { set(\.shapeValues.strokeEnd, newValue.isFinite ? newValue : 1, .shape, .strokeEnd) }
  }

  /// The width of the line in points; 1 unless set. Less than 0 counts as 0: no line.
  open var lineWidth: CGFloat {
    get { properties.shapeValues.stroke.width }
    set { set(\.shapeValues.stroke.width, newValue.isFinite ? max(newValue, 0) : 1, .shape, .lineWidth) }
  }

  /// The limit at which a sharp corner is cut off, as a multiple of half the line's width; 10 unless set.
  open var miterLimit: CGFloat {
    get { properties.shapeValues.stroke.miterLimit }
    set { set(\.shapeValues.stroke.miterLimit, newValue.isFinite ? newValue : 10, .shape, .miterLimit) }
  }

  /// The ends of the line.
  open var lineCap: CAShapeLayerLineCap {
    get {
      switch properties.shapeValues.stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    }
    set { set(\.shapeValues.stroke.cap, newValue == .round ? .round : newValue == .square ? .square : .butt, .shape) }
  }

  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin {
    get {
      switch properties.shapeValues.stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    }
    set { set(\.shapeValues.stroke.join, newValue == .round ? .round : newValue == .bevel ? .bevel : .miter, .shape) }
  }

  /// How far into the pattern of dashes the line begins, in points; 0 unless set.
  open var lineDashPhase: CGFloat {
    get { properties.shapeValues.stroke.dashPhase }
    set { set(\.shapeValues.stroke.dashPhase, newValue.isFinite ? newValue : 0, .shape, .lineDashPhase) }
  }

  /// The lengths of dashes and gaps in points, in turn; nil, unless set, for a line without gaps.
  ///
  /// A pattern that holds a negative number or one that is not finite, or only zeros, counts as nil.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = properties.shapeValues.stroke.dashes
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
    }
    set {
      let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
      let isPattern = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
      set(\.shapeValues.stroke.dashes, isPattern ? lengths : [], .shape)
    }
  }
}

extension LayerProperties {
  /// The shape; that of a new shape layer for other layers.
  var shapeValues: LayerShape {
    get { shape ?? LayerShape() }
    set { shape = newValue }
  }
}
