/// Touches in the order in which they came down; of a single one, the usual case, without a list.
struct TouchesInOrder: Sequence, IteratorProtocol {
  private(set) var first: UITouch?
  private var others: ArraySlice<UITouch> = []

  init(first: UITouch?) { self.first = first }

  init(all touches: [UITouch]) {
    first = touches.first
    others = touches.dropFirst()
  }

  mutating func next() -> UITouch? {
    defer { first = others.popFirst() }
    return first
  }
}
