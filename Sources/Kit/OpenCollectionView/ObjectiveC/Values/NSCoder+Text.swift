extension NSCoder {
  /// A point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.braces(point.x, point.y) }
  /// A vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { GeometryText.braces(vector.dx, vector.dy) }
  /// A size as `{width, height}`.
  public class func string(for size: CGSize) -> String { GeometryText.braces(size.width, size.height) }
  /// A rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    GeometryText.brackets(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.braces(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Insets by reading direction as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.braces(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// An offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { GeometryText.braces(offset.horizontal, offset.vertical) }

  /// A point from its text; zero where the text is none.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// A vector from its text; zero where the text is none.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// A size from its text; zero where the text is none.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// A rectangle from its text; zero where the text is none.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// A transform from its text; the identity where the text is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(in: string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Insets from their text; zero where the text is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Insets by reading direction from their text; zero where the text is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(in: string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// An offset from its text; zero where the text is none.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}
