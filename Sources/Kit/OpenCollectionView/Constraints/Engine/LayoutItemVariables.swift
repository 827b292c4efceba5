import ConstraintEngine
import Foundation

/// The variables of a view or guide in an engine: its frame in the coordinates of the view around it.
struct LayoutItemVariables {
  let x: VariableID
  let y: VariableID
  let width: VariableID
  let height: VariableID
  /// The four constraints that keep the frame as it is, for views that are placed by frames.
  var fixed: [ConstraintID] = []
  /// The constraints that make it as wide and high as its content: at least and at most, where there is such a size.
  var content: [ConstraintID] = []
  /// The size that those say.
  var contentSize: CGSize?

  var all: [VariableID] { [x, y, width, height] }
  func origin(_ axis: NSLayoutConstraint.Axis) -> VariableID { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> VariableID { axis == .horizontal ? width : height }
}
