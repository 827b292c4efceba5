/// A guide that a view has of its own.
final class RegionLayoutGuide: UILayoutGuide {
  private let region: UIView.LayoutRegion.Kind
  private weak var view: UIView?
  /// The size that the guide of a scroll view's content had when it became the content's.
  var takenSize: CGSize?

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

  /// Tells whether it stands for what a scroll view scrolls.
  var isContent: Bool { region == .scrolledContent }

  override var hasVariables: Bool { isContent }

  override var insets: UIEdgeInsets {
    guard let view else { return .zero }
    switch region {
    case .safeArea: return view.asCounted(view.safeAreaInsets)
    case .margins: return view.asCounted(view.layoutMargins)
    case .readableContent: return view.asCounted(view.edgeInsets(for: .readableContent()))
    case .scrolledContent, .scrollFrame: return .zero
    }
  }

  override var layoutFrame: CGRect { view?.frame(of: region) ?? .zero }
}
