/// The residuals that are not zero by choice, each written in those that are.
///
/// A sparse matrix with links both ways: a row's entry knows its place in its column, and a column's cell its place in its
/// row, so that adding and taking out an entry costs nothing but itself.
struct Tableau: Sendable {
  /// The place of an entry of a column.
  struct Cell: Sendable {
    let row: Int32
    /// The place of the entry in the row.
    var place: Int32
  }

  private(set) var rows: [TableauRow] = []
  private var freeRows: [Int32] = []
  /// By symbol: its row, or -1 while it is zero by choice.
  private(set) var rowOf: [Int32] = []
  /// By symbol: the rows that it is in.
  private var columns: [ListPlace] = []
  private var cells = ListStore<Cell>()
  /// By symbol, while a row is changed: where the row has it, or -1.
  private var places: [Int32] = []
  /// The sum that is being added to rows.
  private var added: [(symbol: Int32, coefficient: Double)] = []

  /// How many rows were written anew in steps so far, those of the steps themselves included: what all work is in proportion to.
  private(set) var rowsWritten = 0

  /// Smaller factors are what rounding left of nothing.
  static let smallestCoefficient = 1e-10

  mutating func grow(toSymbols count: Int) {
    guard rowOf.count < count else { return }
    let more = count - rowOf.count
    rowOf.append(contentsOf: repeatElement(-1, count: more))
    columns.append(contentsOf: repeatElement(ListPlace(), count: more))
    places.append(contentsOf: repeatElement(-1, count: more))
  }

  /// The entries of a symbol's column.
  func column(of symbol: Int32) -> ArraySlice<Cell> { cells[columns[Int(symbol)]] }

  /// Tells whether no row has a symbol in it.
  func isUnused(_ symbol: Int32) -> Bool { columns[Int(symbol)].isEmpty }

  func isBasic(_ symbol: Int32) -> Bool { rowOf[Int(symbol)] >= 0 }

  /// The value of a residual.
  func value(of symbol: Int32) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  func coefficient(_ cell: Cell) -> Double { rows[Int(cell.row)].entries[Int(cell.place)].coefficient }

  mutating func shift(row: Int32, by amount: Double) { rows[Int(row)].constant += amount }

  /// Makes a residual basic. The entries are of residuals that are not, each once.
  mutating func insert(_ owner: Int32, constant: Double, _ sum: borrowing SparseSum) {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[Int(row)].owner = owner
      rows[Int(row)].constant = constant
    } else {
      row = Int32(rows.count)
      rows.append(TableauRow(owner: owner, constant: constant, entries: []))
    }
    rowOf[Int(owner)] = row
    rows[Int(row)].entries.reserveCapacity(sum.symbols.count)
    for symbol in sum.symbols where sum[symbol].magnitude > Self.smallestCoefficient {
      append(symbol, sum[symbol], to: row)
    }
  }

  /// Forgets a basic residual.
  mutating func remove(_ owner: Int32) {
    let row = rowOf[Int(owner)]
    rowOf[Int(owner)] = -1
    for entry in rows[Int(row)].entries { removeCell(entry.symbol, Int(entry.place)) }
    rows[Int(row)].entries.removeAll(keepingCapacity: true)
    rows[Int(row)].owner = -1
    freeRows.append(row)
  }

  /// A basic residual becomes zero, and one of its row takes its place.
  mutating func pivot(_ owner: Int32, with symbol: Int32) {
    rowsWritten += 1
    let row = rowOf[Int(owner)]
    let index = Int(row)
    let place = rows[index].entries.firstIndex { $0.symbol == symbol }!
    let factor = -1 / rows[index].entries[place].coefficient
    removeCell(symbol, Int(rows[index].entries[place].place))
    removeEntry(row, place)
    for place in rows[index].entries.indices { rows[index].entries[place].coefficient *= factor }
    rows[index].constant *= factor
    rows[index].owner = symbol
    rowOf[Int(owner)] = -1
    rowOf[Int(symbol)] = row
    append(owner, -factor, to: row)

    added.removeAll(keepingCapacity: true)
    for entry in rows[index].entries { added.append((entry.symbol, entry.coefficient)) }
    let constant = rows[index].constant
    while let cell = cells.last(of: columns[Int(symbol)]) {
      columns[Int(symbol)].count -= 1
      substitute(cell, constant: constant)
    }
  }

  /// Puts what is in `added` for the entry at a cell that its column has no more.
  private mutating func substitute(_ cell: Cell, constant: Double) {
    rowsWritten += 1
    let row = Int(cell.row)
    let times = rows[row].entries[Int(cell.place)].coefficient
    removeEntry(cell.row, Int(cell.place))
    rows[row].constant += times * constant
    for (place, entry) in rows[row].entries.enumerated() { places[Int(entry.symbol)] = Int32(place) }
    var hasVanished = false
    for (symbol, coefficient) in added {
      let place = places[Int(symbol)]
      if place < 0 {
        guard (times * coefficient).magnitude > Self.smallestCoefficient else { continue }
        append(symbol, times * coefficient, to: cell.row)
      } else {
        rows[row].entries[Int(place)].coefficient += times * coefficient
        if rows[row].entries[Int(place)].coefficient.magnitude <= Self.smallestCoefficient { hasVanished = true }
      }
    }
    for entry in rows[row].entries { places[Int(entry.symbol)] = -1 }
    guard hasVanished else { return }
    var place = rows[row].entries.count - 1
    while place >= 0 {
      let entry = rows[row].entries[place]
      if entry.coefficient.magnitude <= Self.smallestCoefficient {
        removeCell(entry.symbol, Int(entry.place))
        removeEntry(cell.row, place)
      }
      place -= 1
    }
  }

  private mutating func append(_ symbol: Int32, _ coefficient: Double, to row: Int32) {
    cells.append(Cell(row: row, place: Int32(rows[Int(row)].entries.count)), to: &columns[Int(symbol)])
    rows[Int(row)].entries.append(
      TableauRow.Entry(symbol: symbol, place: columns[Int(symbol)].count - 1, coefficient: coefficient))
  }

  /// Takes an entry out of its row; the last one takes its place.
  private mutating func removeEntry(_ row: Int32, _ place: Int) {
    let last = rows[Int(row)].entries.removeLast()
    guard place < rows[Int(row)].entries.count else { return }
    rows[Int(row)].entries[place] = last
    cells[Int(columns[Int(last.symbol)].start + last.place)].place = Int32(place)
  }

  /// Takes a cell out of its column; the last one takes its place.
  private mutating func removeCell(_ symbol: Int32, _ place: Int) {
    let last = cells[columns[Int(symbol)].indices.upperBound - 1]
    columns[Int(symbol)].count -= 1
    guard place < Int(columns[Int(symbol)].count) else { return }
    cells[Int(columns[Int(symbol)].start) + place] = last
    rows[Int(last.row)].entries[Int(last.place)].place = Int32(place)
  }
}
