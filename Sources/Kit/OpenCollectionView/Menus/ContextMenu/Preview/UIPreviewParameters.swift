/// How a preview looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  private var storedBackgroundColor: UIColor?

  /// Parameters with nothing said: the view as it is, with its corners rounded a little.
  public override init() { super.init() }

  /// Parameters that show some lines of a text only.
  ///
  /// - Parameter textLineRects: values that hold the rectangles of the lines, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(UIBezierPath(roundedRect: value.cgRectValue.shrunk(dx: -6, dy: -4), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// The part of the view that is shown, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?

  /// The outline that casts the shadow, in the view's coordinates; nil for the visible part.
  open var shadowPath: UIBezierPath?

  /// The colour behind the view; nothing unless set.
  open var backgroundColor: UIColor! {
    get { storedBackgroundColor ?? .clear }
    set { storedBackgroundColor = newValue }
  }

  /// The same parameters as another object.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.take(over: self)
    return copy
  }

  /// Looks as others.
  final func take(over other: UIPreviewParameters) {
    visiblePath = other.visiblePath
    shadowPath = other.shadowPath
    storedBackgroundColor = other.storedBackgroundColor
  }
}
