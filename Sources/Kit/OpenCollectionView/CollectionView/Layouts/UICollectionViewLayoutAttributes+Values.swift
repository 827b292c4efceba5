/// The parts of the values by their names.
extension UICollectionViewLayoutAttributes {
  final var section: Int {
    @inline(__always) get { values.section }
    @inline(__always) set { values.section = newValue }
  }
  final var item: Int {
    @inline(__always) get { values.item }
    @inline(__always) set { values.item = newValue }
  }
  final var unusualIndexPath: IndexPath? {
    @inline(__always) get { values.unusualIndexPath }
    @inline(__always) set { values.unusualIndexPath = newValue }
  }
  final var isInRow: Bool {
    @inline(__always) get { values.isInRow }
    @inline(__always) set { values.isInRow = newValue }
  }
  final var answerNumber: Int {
    @inline(__always) get { values.answerNumber }
    @inline(__always) set { values.answerNumber = newValue }
  }
  final var hasBeenInAnimator: Bool {
    @inline(__always) get { values.hasBeenInAnimator }
    @inline(__always) set { values.hasBeenInAnimator = newValue }
  }
  final var animatorSlot: Int32 {
    @inline(__always) get { values.animatorSlot }
    @inline(__always) set { values.animatorSlot = newValue }
  }
  final var elementSlot: Int32 {
    @inline(__always) get { values.elementSlot }
    @inline(__always) set { values.elementSlot = newValue }
  }
  final var isTransformed: Bool { values.isTransformed }

  // Where all that is seen moves each element is asked for these. Those that are of no class of a program need not be asked by way
  // of what a subclass may override.

  /// Tells whether there can be no other values than the built-in ones, and nothing that is overridden.
  final var isPlain: Bool {
    @inline(__always) get { type(of: self) == UICollectionViewLayoutAttributes.self }
  }
  /// The ``frame``.
  final var frameInPlace: CGRect {
    @inline(__always) get {
      guard isPlain, !values.isTransformed else { return frame }
      let (center, size) = (values.center, values.size)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
  }
  /// Sets the ``frame``.
  @inline(__always)
  final func setFrameInPlace(_ frame: CGRect) {
    guard isPlain else {
      self.frame = frame
      return
    }
    values.center = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    values.size = frame.size
  }
  /// The value of ``isHidden``.
  final var isHiddenInPlace: Bool {
    @inline(__always) get { isPlain ? values.isHidden : isHidden }
  }
  /// The value of ``representedElementCategory``.
  final var categoryInPlace: UICollectionView.ElementCategory {
    @inline(__always) get { isPlain ? values.category : representedElementCategory }
  }
}
