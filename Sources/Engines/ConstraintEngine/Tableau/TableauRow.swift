/// A basic residual, as a constant and a sum of residuals that are zero.
struct TableauRow: Sendable {
  /// A residual that is zero, so many times.
  struct Entry: Sendable {
    let symbol: Int32
    /// The place of this entry in the column of the symbol.
    var place: Int32
    var coefficient: Double
  }

  /// The residual that has this value.
  var owner: Int32
  /// The value: all entries are of residuals that are zero.
  var constant: Double
  var entries: [Entry]
}
