/// The parts that few cells have.
@MainActor final class CellParts {
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var selectionFade: SelectedBackgroundFade?
}
