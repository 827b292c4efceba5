import ConstraintEngine

/// A constraint that is being put into the solver: a sum of variables and a constant, and the items that it needs.
struct LayoutSum {
  var terms: [LinearTerm] = []
  var constant = 0.0
  var items = LayoutItemList()

  /// Begins anew, without giving room back.
  mutating func clear() {
    while !terms.isEmpty { terms.removeLast() }
    constant = 0
    items = LayoutItemList()
  }

  mutating func add(_ variable: VariableID, times: Double) { terms.append(LinearTerm(variable, times: times)) }
}
