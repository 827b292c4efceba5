import OpenCollectionView

/// A controller that fills the space below the gallery's bar.
@MainActor protocol ExhibitController: UIViewController {
  /// What the bar says at its right end.
  var status: ExhibitStatus { get }
  /// Called when the status has become another one.
  var statusDidChange: (() -> Void)? { get set }
}
