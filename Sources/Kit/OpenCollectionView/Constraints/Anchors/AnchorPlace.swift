/// The place that an anchor stands for: an attribute of an item, or the way from one to another.
struct AnchorPlace {
  let reference: LayoutItemReference?
  var attribute: NSLayoutConstraint.Attribute
  /// The place at which the way begins that the anchor is the length of.
  var origin: Origin?

  /// An object of its own, which most places have none of, so that they cost nothing more to copy.
  final class Origin {
    let reference: LayoutItemReference?
    let attribute: NSLayoutConstraint.Attribute

    init(reference: LayoutItemReference?, attribute: NSLayoutConstraint.Attribute) {
      self.reference = reference
      self.attribute = attribute
    }

    var item: AnyObject? { reference?.object }
  }

  /// The view or guide; nil for none, or once it is gone.
  var item: AnyObject? { reference?.object }

  func isSame(as other: AnchorPlace) -> Bool {
    item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
      && origin?.attribute == other.origin?.attribute
  }

  /// The same for places that are the same.
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(item.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    hasher.combine(origin?.attribute)
    return hasher.finalize()
  }

  init(_ reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute) {
    self.reference = reference
    self.attribute = attribute
  }

  @MainActor init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(view.layoutReference, attribute)
  }

  @MainActor init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutItemReference.to(item), attribute)
  }
}
