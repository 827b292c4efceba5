/// A rectangle of a text that is selected: one for each line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let stored: CGRect
  private let begins: Bool
  private let ends: Bool

  /// An empty rectangle; subclasses of programs answer their own.
  public override convenience init() { self.init(.zero, begins: false, ends: false) }

  init(_ rect: CGRect, begins: Bool, ends: Bool) {
    stored = rect
    self.begins = begins
    self.ends = ends
    super.init()
  }

  /// The rectangle in the coordinates of the view.
  open var rect: CGRect { stored }

  /// Tells whether the selection begins in it.
  open var containsStart: Bool { begins }

  /// Tells whether the selection ends in it.
  open var containsEnd: Bool { ends }

  /// Tells whether lines run from top to bottom; never here.
  open var isVertical: Bool { false }
}
