import CollectionEngine

/// One of the two layouts of a transition, with what the collection view would know of it if it were the only one.
@MainActor final class TransitionSide {
  let layout: UICollectionViewLayout
  /// Tells whether its answers are those of the present data and size.
  var isPrepared = false
  /// The size of its content.
  var size = CGSize.zero
  /// The offset of its content when it is shown alone.
  var offset = CGPoint.zero
  /// In which context it is to be invalidated when the bounds have become others. // C6
  var waitingContext: UICollectionViewLayoutInvalidationContext?
  /// An item that keeps its place in sight while sizes become known, and where it was in this layout. // C61
  var anchor: (key: ElementKey, origin: CGPoint)?
  private var isMirrored = false
  private var mirroringWidth: CGFloat = 0

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// The layout that a view has, with what the view knows of it.
  init(of view: UICollectionView) {
    layout = view.storedLayout
    isPrepared = view.pass.isPrepared
    size = view.pass.isPrepared ? view.pass.answeredSize : view.contentSize
    offset = view.unroundedOffset
    updateMirroring(in: view)
  }

  /// Prepares the layout and asks for its size, where it is invalid. Both see bounds in which the layout is shown alone.
  func prepare(in view: UICollectionView, seenFrom origin: CGPoint) {
    guard !isPrepared else { return }
    isPrepared = true
    asking(view, seenFrom: origin) {
      view.presenting { layout.prepare() }
      let answer = layout.collectionViewContentSize
      if answer.isFinite, answer.width >= 0, answer.height >= 0 {
        size = answer
      } else {
        ProgrammingErrors.report(
          "\(type(of: layout)).collectionViewContentSize answered \(answer.width) × \(answer.height): "
            + "answer with finite sizes of zero or more.", instead: "the content keeps its size")
      }
    }
    updateMirroring(in: view)
  }

  /// The view counts as the current layout of the transition wants it; another one that wants it otherwise is mirrored.
  private func updateMirroring(in view: UICollectionView) {
    isMirrored = layout.isTurnedOver(in: view) != view.countsFromRight
    mirroringWidth = view.mirroringWidth(ofContent: size.width)
  }

  /// Runs calls of the layout, for which the view stands where it would if this were the only layout.
  func asking<Result>(_ view: UICollectionView, seenFrom origin: CGPoint, _ body: () -> Result) -> Result {
    let actual = view.layer.bounds
    guard isMirrored || actual.origin != origin else { return view.presenting(body) }
    let seen = mirrored(CGRect(origin: origin, size: actual.size))
    return ViewAnimation.run(nil) {
      // Below the view: nobody hears of it.
      view.layer.bounds = seen
      defer { if view.layer.bounds == seen { view.layer.bounds = actual } }
      return view.presenting(body)
    }
  }

  /// A rectangle of the content in the layout's own space.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirroringWidth - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width, height: rect.height)
  }

  /// Returns attributes of the layout as the content shows them.
  ///
  /// An element of a row is placed outside of it for the transition, where it is seen. // P119
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    let attributes = view.listed(attributes, by: layout)
    guard isMirrored else { return attributes }
    let copy = attributes.copied
    copy.center.x = mirroringWidth - copy.center.x
    return copy
  }
}
