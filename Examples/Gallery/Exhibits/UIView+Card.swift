import OpenCollectionView

extension UIView {
  /// Makes the view a card on the gallery's wall. A cell is cut off at its content view's corners: its shadow lies on the
  /// cell's own layer.
  func becomeCard(withShadowOn shadowed: CALayer? = nil) {
    backgroundColor = .galleryCard
    layer.cornerRadius = 14
    let shadowed = shadowed ?? layer
    shadowed.shadowColor = UIColor.black.cgColor
    shadowed.shadowOpacity = 0.08
    shadowed.shadowRadius = 8
    shadowed.shadowOffset = CGSize(width: 0, height: 2)
  }
}
