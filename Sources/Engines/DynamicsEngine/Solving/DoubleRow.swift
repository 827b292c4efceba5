/// A contact with two points, as the solver wants it.
struct DoubleRow {
  var a: Int32
  var b: Int32
  var contact: Int32
  var friction: Double
  var normal: Vector
  var first: SolverPoint
  var second: SolverPoint
}
