extension UIView {
  /// As small as the content allows, for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the content allows, for ``systemLayoutSizeFitting(_:)``. The number is documented nowhere: our choice.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size by the constraints, or else by the content.
  func fittedSize(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    constrainedSize(target, horizontal: horizontal, vertical: vertical)
      ?? FittingQuestion.answerWithoutConstraints(of: self)
      ?? fittingSize(target, horizontal: horizontal, vertical: vertical)
  }

  /// The size that suits the view where a side is given or free; finite and not negative.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    UIView.answeredAsItIs = nil
    var fitted = sizeThatFits(room(in: target, horizontal, vertical))
    if UIView.answeredAsItIs == ObjectIdentifier(self), fitted == bounds.size {
      // A program that says how large its content is need not say what fits: that counts as constraints would. // L14
      let content = intrinsicContentSize
      fitted.width = content.width.allowed(insteadOf: fitted.width)
      fitted.height = content.height.allowed(insteadOf: fitted.height)
    }
    return taken(fitted, in: target, horizontal, vertical)
  }

  /// The size that a view has, as the answer of one that says nothing of what fits it.
  func sizeWithoutFitting() -> CGSize {
    UIView.answeredAsItIs = ObjectIdentifier(self)
    return bounds.size
  }

  /// The view that was asked last what fits it, and answered with the size that it has.
  private static var answeredAsItIs: ObjectIdentifier?

  /// The room that there is where a side is given or free.
  func room(in target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    CGSize(
      width: horizontal.isRequired ? target.width : .greatestFiniteMagnitude,
      height: vertical.isRequired ? target.height : .greatestFiniteMagnitude)
  }

  /// The size that is taken of an answer where a side is given or free.
  func taken(
    _ fitted: CGSize, in target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontal.isRequired ? target.width : fitted.width.allowed(insteadOf: bounds.width),
      height: vertical.isRequired ? target.height : fitted.height.allowed(insteadOf: bounds.height))
  }
}

extension UILayoutPriority {
  fileprivate var isRequired: Bool { rawValue >= Self.required.rawValue }
}

extension CGFloat {
  /// The length of a view that said that it would like to have this one: `present` where that is no length, as where it
  /// has given back what was free.
  func allowed(insteadOf present: CGFloat) -> CGFloat {
    isFinite && self >= 0 && self < .greatestFiniteMagnitude ? self : present
  }
}
