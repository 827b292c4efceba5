/// The storage that a solver needs while it computes, kept so that nothing is allocated anew.
struct SolverScratch: Sendable {
  var sum = SparseSum()
  var levels = LevelSums()
  var stops: [Stop] = []
  var passed: [Int32] = []
  var moved: [Tableau.Cell] = []
  /// How far the last move goes.
  var distance = 0.0
  var loose: [Int32] = []
  var short: [Int32] = []
  var changes: [(symbol: Int32, amount: Double)] = []
}
