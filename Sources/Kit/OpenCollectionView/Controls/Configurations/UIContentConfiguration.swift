/// The content and the look of a content view, as a value that can be kept and compared.
///
/// A cell that is given one makes the view for it, and gives later ones to the same view where that ``UIContentView``
/// supports them.
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration in a state of what it is shown in; itself where states make no difference.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that is shown. When it is set again, the view changes to the new one.
  var configuration: any UIContentConfiguration { get set }
  /// Tells whether the view can show a configuration; one of the type of its present one unless told otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Tells whether a configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
