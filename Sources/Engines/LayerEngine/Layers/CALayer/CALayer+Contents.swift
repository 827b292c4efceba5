public import Foundation

extension CALayer {
  /// The object that the layer shows between its background and its sublayers: a `CGImage` or a ``LayerPicture``.
  ///
  /// Any other object shows nothing. A `CGImage` has ``contentsScale`` pixels to a point; a picture knows itself.
  /// Reading gives a `CGImage` again, and nil while the layer shows text or nothing.
  public var contents: Any? {
    get { properties.contents.object }
    set {
      let shown = newValue.flatMap { LayerContents(showing: $0) } ?? .none
      set(\.contentsScale, newValue is CGImage ? contentsScale : 0, .contentsScale)
      set(\.contents, shown, .contents, .contents)
      extras?.settings.showsDrawing = false
    }
  }

  /// How many pixels of ``contents`` make a point; 1 unless set, and for numbers that are not above 0.
  ///
  /// Difference from UIKit: a drawing is sharp at every scale, whatever this says.
  public var contentsScale: CGFloat {
    get { setting(\.contentsScale, 1) }
    set {
      let scale = newValue > 0 && newValue.isFinite ? newValue : 1
      set(\.contentsScale, scale)
      if properties.contentsScale != 0 { set(\.contentsScale, scale, .contentsScale) }
    }
  }

  /// The part of ``contents`` that shows, in units of its size; all of it unless set. Parts beyond the edges are clear.
  ///
  /// A rectangle with numbers that are not finite is left out, as the trace says.
  public var contentsRect: CGRect {
    get { properties.contentsRect }
    set {
      guard accepts(newValue, "contentsRect") else { return }
      set(\.contentsRect, newValue, .contentsRect, .contentsRect)
    }
  }

  /// The part of ``contents`` that is stretched where it is resized, in units of its size; all of it unless set.
  ///
  /// The four parts beside it are stretched along one axis, and the corners keep their size. A rectangle with
  /// numbers that are not finite is left out, as the trace says.
  public var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set {
      guard accepts(newValue, "contentsCenter") else { return }
      set(\.contentsCenter, newValue, .contentsCenter, .contentsCenter)
    }
  }

  /// The change of everything that is seen through the layer; nil, as in a new layer, for none. Round corners cut it.
  ///
  /// Difference from UIKit: it has filters here. Drawing the layer into a context leaves it out.
  package var backdrop: LayerBackdrop? {
    get { properties.backdrop }
    set { set(\.backdrop, newValue, .backdrop) }
  }

  /// How the pixels of ``contents`` are enlarged; smoothly unless set.
  public var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter }
    set { set(\.magnificationFilter, newValue, .magnificationFilter) }
  }

  /// Tells whether a new size displays the layer anew; false unless set.
  public var needsDisplayOnBoundsChange: Bool {
    get { setting(\.needsDisplayOnBoundsChange, false) }
    set { set(\.needsDisplayOnBoundsChange, newValue) }
  }

  /// Contents that are no `CGImage` know their scale, and a drawing that is replaced is none any more.
  func contentsWillChange() {
    if properties.contentsScale != 0 { set(\.contentsScale, 0, .contentsScale) }
    if let extras { extras.settings.showsDrawing = false }
  }

  func displayForNewSize() {
    if extras?.settings.needsDisplayOnBoundsChange ?? false || type(of: self).needsDisplay(forKey: "bounds") {
      setNeedsDisplay()
    }
  }

  /// Shows what ``draw(in:)`` draws. A layer that draws nothing, and has not drawn before, keeps its contents.
  func recordDrawing() {
    let bounds = properties.bounds
    var drawing: DisplayList?
    if bounds.width > 0, bounds.height > 0 {
      let context = CGContext(size: bounds.size)
      if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
      let countBefore = context.displayList.commands.count
      draw(in: context)
      if context.displayList.commands.count > countBefore { drawing = context.displayList }
    }
    guard let drawing else {
      if extras?.settings.showsDrawing ?? false { layerContents = .none }
      extras?.settings.showsDrawing = false
      return
    }
    layerContents = .picture(LayerPicture(size: bounds.size, source: .drawn(drawing)))
    set(\.showsDrawing, true)
  }
}
