/// The part that bars and the device cover at the upper or lower edge of a controller's view. // V131
final class CoveredEdgeGuide: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?
  private let isUpper: Bool

  init(of controller: UIViewController, isUpper: Bool) {
    self.controller = controller
    self.isUpper = isUpper
    super.init()
    identifier = isUpper ? "UIViewController-topLayoutGuide" : "UIViewController-bottomLayoutGuide"
  }

  override var owningView: UIView? {
    get { controller?.viewIfLoaded }
    set {
      ProgrammingErrors.report(
        "\(identifier) belongs to the view of its controller: make a UILayoutGuide of your own for another one.",
        instead: "it stays with the controller's view")
    }
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isUpper ? insets.top : insets.bottom
  }

  override var hasVariables: Bool { false }

  override var heightAtTop: CGFloat? { isUpper ? length : nil }

  override var heightAtBottom: CGFloat? { isUpper ? nil : length }

  override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    let y = isUpper ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: y, width: bounds.width, height: length)
  }
}

extension UIViewController {
  func coveredEdge(isUpper: Bool) -> CoveredEdgeGuide {
    let rare = makeRare()
    if let guide = isUpper ? rare.upperGuide : rare.lowerGuide { return guide }
    let guide = CoveredEdgeGuide(of: self, isUpper: isUpper)
    if isUpper { rare.upperGuide = guide } else { rare.lowerGuide = guide }
    return guide
  }
}
