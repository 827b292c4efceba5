/// Where and in which bar a background's picture is shown.
struct BarPicturePlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}
