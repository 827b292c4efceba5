/// What a nib can make, and tells when it is complete.
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
