extension NSValue {
  /// A value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// A value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// A value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// A value with a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// The vector in the value; zero where there is none.
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }

  /// A value with a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// The transform in the value; the identity where there is none.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  /// A value with a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: withUnsafeBytes(of: transform) { Array($0.bindMemory(to: CGFloat.self)) })
  }
  /// The transform in space in the value; the identity where there is none.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map { numbers in
      numbers.withUnsafeBytes { $0.loadUnaligned(as: CATransform3D.self) }
    } ?? CATransform3DIdentity
  }

  /// A value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The insets in the value; zero where there are none.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// A value with insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The insets by reading direction in the value; zero where there are none.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }

  /// A value with an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }
  /// The offset in the value; zero where there is none.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  // Foundation on Linux keeps no structures but its own: the others are kept as rows of numbers.
  private convenience init(numbers: [CGFloat]) {
    let doubles = numbers.map(Double.init)
    self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    doubles.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return doubles.map { CGFloat($0) }
  }
}
