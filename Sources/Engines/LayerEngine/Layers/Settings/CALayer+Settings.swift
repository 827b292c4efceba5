public import Foundation

extension CALayer {
  /// The line that round corners follow. Kept for programs that set it: corners are drawn circular.
  public var cornerCurve: CALayerCornerCurve {
    get { setting(\.cornerCurve, .circular) }
    set { set(\.cornerCurve, newValue) }
  }

  /// By how much larger a corner of a curve is drawn than its radius says: 1, since all corners are drawn circular.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { 1 }

  /// Tells whether the contents have no clear parts. Kept for programs that set it; nothing is drawn otherwise for it.
  public var isOpaque: Bool {
    get { setting(\.isOpaque, false) }
    set { set(\.isOpaque, newValue) }
  }

  /// Tells whether the layer is drawn into a picture first. Kept for programs that set it: hosts decide that for
  /// themselves.
  public var shouldRasterize: Bool {
    get { setting(\.shouldRasterize, false) }
    set { set(\.shouldRasterize, newValue) }
  }

  /// The scale of the picture that ``shouldRasterize`` asks for. Kept for programs that set it.
  public var rasterizationScale: CGFloat {
    get { setting(\.rasterizationScale, 1) }
    set { set(\.rasterizationScale, newValue) }
  }

  /// Tells whether drawing may be put off. Kept for programs that set it: recording a drawing is all that is done here.
  public var drawsAsynchronously: Bool {
    get { setting(\.drawsAsynchronously, false) }
    set { set(\.drawsAsynchronously, newValue) }
  }

  /// Tells whether the layer smoothes its edges. Kept for programs that set it: hosts always do.
  public var allowsEdgeAntialiasing: Bool {
    get { setting(\.allowsEdgeAntialiasing, false) }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }

  /// The edges that are smoothed. Kept for programs that set it: hosts smooth all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { setting(\.edgeAntialiasingMask, LayerSettings().edgeAntialiasingMask) }
    set { set(\.edgeAntialiasingMask, newValue) }
  }

  /// Tells whether the layer with everything in it fades as one. Kept for programs that set it: it always does.
  public var allowsGroupOpacity: Bool {
    get { setting(\.allowsGroupOpacity, true) }
    set { set(\.allowsGroupOpacity, newValue) }
  }

  /// How a picture's pixels are reduced. Kept for programs that set it: hosts reduce smoothly.
  public var minificationFilter: CALayerContentsFilter {
    get { setting(\.minificationFilter, .linear) }
    set { set(\.minificationFilter, newValue) }
  }

  /// The bias of the reduced pictures that ``minificationFilter`` picks from. Kept for programs that set it.
  public var minificationFilterBias: Float {
    get { setting(\.minificationFilterBias, 0) }
    set { set(\.minificationFilterBias, newValue) }
  }

  /// The format of drawn contents. Kept for programs that set it: drawings have no pixels here.
  public var contentsFormat: CALayerContentsFormat {
    get { setting(\.contentsFormat, .RGBA8Uint) }
    set { set(\.contentsFormat, newValue) }
  }

  func setting<Value>(_ path: KeyPath<LayerSettings, Value>, _ usual: Value) -> Value {
    extras.map { $0.settings[keyPath: path] } ?? usual
  }

  func set<Value: Equatable>(_ path: WritableKeyPath<LayerSettings, Value>, _ value: Value) {
    if extras == nil, LayerSettings()[keyPath: path] == value { return }
    requireExtras().settings[keyPath: path] = value
  }
}
