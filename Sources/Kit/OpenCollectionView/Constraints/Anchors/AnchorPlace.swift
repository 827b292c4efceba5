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

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
