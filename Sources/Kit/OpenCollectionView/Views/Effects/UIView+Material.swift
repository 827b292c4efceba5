extension UIView {
  /// Lays a blur of what is behind the view below all that is in it, as large as the view. Round corners cut it where the view
  /// clips.
  @discardableResult func fillWithMaterial(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let material = UIVisualEffectView(effect: UIBlurEffect(style: style))
    material.isUserInteractionEnabled = false
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(material, at: 0)
    return material
  }
}
