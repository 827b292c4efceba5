/// Keeps what a controller shows in place of content that is not there.
@MainActor final class UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?
  /// Tells whether the program is to be asked before the next layout: at first, and when it says so.
  var needsUpdate = true

  /// Shows the configuration in front of what a view holds; nothing without one.
  func show(in outer: UIView, _ state: UIContentUnavailableConfigurationState) {
    guard let configuration = configuration?.updated(for: state) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.superview === outer, view.supports(configuration) {
      view.configuration = configuration
      outer.bringSubviewToFront(view)
      return
    }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = outer.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(new)
    view = new
  }
}

extension UIViewController {
  private var unavailable: UnavailableContent {
    let rare = makeRare()
    if let known = rare.unavailable { return known }
    let new = UnavailableContent()
    rare.unavailable = new
    return new
  }

  var shownUnavailableConfiguration: (any UIContentConfiguration)? { rare?.unavailable?.configuration }

  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    if configuration == nil, rare?.unavailable == nil { return }
    unavailable.configuration = configuration
    if let loadedView { unavailable.show(in: loadedView, contentUnavailableConfigurationState) }
  }

  func markUnavailableContent() {
    unavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  /// Asks the program, if it has to be asked, what is shown in place of content.
  func updateUnavailableContent() {
    guard rare?.unavailable?.needsUpdate ?? true else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
