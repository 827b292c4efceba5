/// A guide that a view has of its own.
final class RegionLayoutGuide: UILayoutGuide {
  private let region: UIView.LayoutRegion.Kind
  private weak var view: UIView?

  init(_ region: UIView.LayoutRegion.Kind, of view: UIView) {
    self.region = region
    self.view = view
    super.init()
    identifier = region.rawValue
  }

  override var owningView: UIView? {
    get { view }
    set {
      ProgrammingErrors.report(
        "\(identifier) belongs to its view for ever: make a UILayoutGuide of your own for another one.",
        instead: "it stays with its view")
    }
  }

  override var layoutFrame: CGRect { view?.frame(of: region) ?? .zero }
}
