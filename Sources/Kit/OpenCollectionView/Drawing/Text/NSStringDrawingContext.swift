/// The further settings for text that is measured or drawn, and the results.
open class NSStringDrawingContext: NSObject {
  /// Nothing is said.
  public override init() { super.init() }

  /// The smallest part of its size that text is made smaller to where it does not fit; 0 for no change of size.
  open var minimumScaleFactor: CGFloat = 0

  /// The part of its size that the text was set in, last.
  open var actualScaleFactor: CGFloat { storedScale }

  /// The rectangle that the text took up, last; its origin is (0, 0).
  open var totalBounds: CGRect { storedBounds }

  private var storedScale: CGFloat = 0
  private var storedBounds = CGRect.zero

  func note(scale: CGFloat, size: CGSize) {
    storedScale = scale
    storedBounds = CGRect(origin: .zero, size: size)
  }
}
