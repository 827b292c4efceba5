import ConstraintEngine

/// A sum of variables and a constant.
struct LayoutSum {
  var terms: [LinearTerm] = []
  var constant = 0.0

  mutating func add(_ variable: VariableID, times: Double) { terms.append(LinearTerm(variable, times: times)) }
}
