/// A contact with one point, as the solver wants it.
struct SingleRow {
  var a: Int32
  var b: Int32
  var contact: Int32
  var friction: Double
  var normal: Vector
  var point: SolverPoint
}
