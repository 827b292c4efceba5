/// The bar, and the place of it, in which a background's picture is shown.
struct BarPicturePlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}
