/// The parts of the standing by their names.
extension UICollectionReusableView {
  final var identifierOfQueue: String? {
    @inline(__always) get { standing.identifierOfQueue }
    @inline(__always) set { standing.identifierOfQueue = newValue }
  }
  final var appliedAttributes: UICollectionViewLayoutAttributes? {
    @inline(__always) get { standing.appliedAttributes }
    // In place: who asks whether nobody else has the object must not hold it.
    @inline(__always) _modify { yield &standing.appliedAttributes }
  }
  final var shareOfAlpha: CGFloat {
    @inline(__always) get { standing.shareOfAlpha }
    @inline(__always) set { standing.shareOfAlpha = newValue }
  }
  final var listPlace: ListPlace? {
    @inline(__always) get { standing.listPlace }
    @inline(__always) set { standing.listPlace = newValue }
  }
  final var lastSlot: Int32 {
    @inline(__always) get { standing.lastSlot }
    @inline(__always) set { standing.lastSlot = newValue }
  }
  final var isDequeued: Bool {
    @inline(__always) get { standing.isDequeued }
    @inline(__always) set { standing.isDequeued = newValue }
  }
  final var isShown: Bool {
    @inline(__always) get { standing.isShown }
    @inline(__always) set { standing.isShown = newValue }
  }
  final var isPutAway: Bool {
    @inline(__always) get { standing.isPutAway }
    @inline(__always) set { standing.isPutAway = newValue }
  }
}

extension UICollectionViewCell {
  final var conditions: CellConditions {
    @inline(__always) get { standing.conditions }
    @inline(__always) _modify { yield &standing.conditions }
  }
  final var needsConfigurationUpdate: Bool {
    @inline(__always) get { standing.needsConfigurationUpdate }
    @inline(__always) set { standing.needsConfigurationUpdate = newValue }
  }
  final var isUpdatingConfiguration: Bool {
    @inline(__always) get { standing.isUpdatingConfiguration }
    @inline(__always) set { standing.isUpdatingConfiguration = newValue }
  }
  final var fadesSelection: Bool {
    @inline(__always) get { standing.fadesSelection }
    @inline(__always) set { standing.fadesSelection = newValue }
  }
  final var selectionFade: SelectedBackgroundFade? {
    get { standing.parts?.selectionFade }
    set { if standing.parts != nil || newValue != nil { makeParts().selectionFade = newValue } }
  }

  final func makeParts() -> CellParts {
    if let parts = standing.parts { return parts }
    let new = CellParts()
    standing.parts = new
    return new
  }
}
