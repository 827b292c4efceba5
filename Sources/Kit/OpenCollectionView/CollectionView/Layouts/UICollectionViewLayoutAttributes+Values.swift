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
}
