/// The views that a button has made so far: each is made when there is something to show in it.
@MainActor struct ButtonViews {
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  var image: UIImageView?
  var title: UILabel?
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
}
