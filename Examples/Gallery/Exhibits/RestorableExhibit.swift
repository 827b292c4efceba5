import OpenCollectionView

/// An exhibit that can be left and found again as it was.
@MainActor protocol RestorableExhibit: ExhibitController {
  /// What is shown, and what is selected.
  var state: ExhibitState { get }
  /// Goes back to a state, as soon as it is laid out.
  func restore(_ state: ExhibitState)
}
