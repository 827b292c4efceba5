/// An object that a nib can make. It is told when all of them are there.
@MainActor protocol NibObject: AnyObject {
  func awakeFromNib()
}

extension UINib {
  /// Tells everything that was made, what is inside before what it is in.
  static func awake(_ objects: [Any]) {
    for object in objects {
      if let view = object as? UIView { awake(view.subviews) }
      (object as? any NibObject)?.awakeFromNib()
    }
  }
}
