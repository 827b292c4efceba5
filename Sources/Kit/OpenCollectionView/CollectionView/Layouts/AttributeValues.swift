import Foundation

/// The values of layout attributes.
struct AttributeValues {
  var section = 0 { didSet { knownIndexPath = nil } }
  var item = 0 { didSet { knownIndexPath = nil } }
  var center = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 1
  var zIndex = 0
  // None or one: most elements are not transformed, and an array is changed in place.
  private var transforms: [CATransform3D] = []
  // Likewise.
  private var unusualIndexPaths: [IndexPath] = []
  var kind: String?
  /// In which answer of a flow layout, which keeps its attributes, they were last.
  var answerNumber = 0
  /// The slot that a dynamic animator has found the object in last: where it is still looked for first.
  var animatorSlot: Int32 = 0
  /// The slot of the collection view that took the object over last: where it looks first for the element.
  var elementSlot: Int32 = 0
  /// The index path of section and item, made when it was asked for: programs ask for those of all that is seen in each frame.
  ///
  /// Before what takes single bytes, which fill the rest of its last word.
  private var knownIndexPath: IndexPath?
  var category = UICollectionView.ElementCategory.cell
  var isHidden = false
  private(set) var isTransformed = false
  /// Tells whether the element goes with a row that scrolls across the layout. // P84
  var isInRow = false
  /// Tells whether a dynamic animator moves the very object, or has moved it. It may then say another thing than its
  /// layout would. // D30
  var hasBeenInAnimator = false

  /// The index path of section and item.
  var indexPath: IndexPath {
    mutating get {
      if let knownIndexPath { return knownIndexPath }
      let made = IndexPath(item: item, section: section)
      knownIndexPath = made
      return made
    }
  }

  var hasUnusualIndexPath: Bool { !unusualIndexPaths.isEmpty }

  /// Takes over where the element is in a transition, of attributes that are not transformed.
  @inline(__always)
  mutating func take(_ place: UprightPlace) {
    center = place.center
    size = place.size
    alpha = place.alpha
    zIndex = place.zIndex
    isHidden = place.isHidden
  }

  /// The transform about the middle, in space. One with a number that is not finite counts as none.
  var transform: CATransform3D {
    get { transforms.isEmpty ? CATransform3DIdentity : transforms[0] }
    set {
      let isIdentity = CATransform3DIsIdentity(newValue)
      isTransformed = !isIdentity && newValue.isFinite
      if !transforms.isEmpty { transforms[0] = newValue } else if !isIdentity { transforms = [newValue] }
    }
  }

  /// More numbers than two, or fewer, that a program gave the element.
  var unusualIndexPath: IndexPath? {
    get { unusualIndexPaths.first }
    set { if newValue != nil || !unusualIndexPaths.isEmpty { unusualIndexPaths = newValue.map { [$0] } ?? [] } }
  }
}
