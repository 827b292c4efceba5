/// What an anchor stands for: an attribute of an item, or the way from one to another.
struct AnchorPlace {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// Where the way begins that the anchor is the length of.
  var origin: Origin?

  struct Origin {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

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

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
