/// The letters that two pieces of text have most in common, in order; capitals are like small letters.
///
/// What is left over between them stands for each other letter by letter where it is as long in both, as of a text in capitals.
/// It costs the product of the lengths of what is neither a common beginning nor a common end; pieces where that is more than
/// ``TextLimits`` allows have the beginning and the end alone.
struct TextComparison {
  private var runs: [TextRun] = []

  init(_ source: ArraySlice<UInt16>, _ target: ArraySlice<UInt16>) {
    let shorter = min(source.count, target.count)
    var head = 0
    while head < shorter, source[source.startIndex + head] == target[target.startIndex + head] { head += 1 }
    var tail = 0
    while tail < shorter - head, source[source.endIndex - 1 - tail] == target[target.endIndex - 1 - tail] { tail += 1 }
    add(source.startIndex, target.startIndex, head)
    let sourceRest = source.dropFirst(head).dropLast(tail)
    let targetRest = target.dropFirst(head).dropLast(tail)
    if sourceRest.count * targetRest.count <= TextLimits.comparedCells { addCommon(sourceRest, targetRest) }
    add(source.endIndex - tail, target.endIndex - tail, tail)
    let found = runs
    runs = []
    var (sourceEnd, targetEnd) = (source.startIndex, target.startIndex)
    for run in found + [TextRun(source: source.endIndex, target: target.endIndex, length: 0)] {
      if run.source - sourceEnd == run.target - targetEnd { add(sourceEnd, targetEnd, run.source - sourceEnd) }
      add(run.source, run.target, run.length)
      (sourceEnd, targetEnd) = (run.sourceEnd, run.targetEnd)
    }
  }

  func append(to list: inout [TextRun]) { list += runs }

  private mutating func add(_ source: Int, _ target: Int, _ length: Int) {
    if length > 0 { runs.append(TextRun(source: source, target: target, length: length)) }
  }

  private mutating func addCommon(_ source: ArraySlice<UInt16>, _ target: ArraySlice<UInt16>) {
    guard !source.isEmpty, !target.isEmpty else { return }
    let (source, target) = (TextLetters(source), TextLetters(target))
    // Sums of what two ends have in common, row by row.
    let width = target.count + 1
    var common = [Int32](repeating: 0, count: (source.count + 1) * width)
    for row in (0..<source.count).reversed() {
      for column in (0..<target.count).reversed() {
        let place = row * width + column
        let other = max(common[place + width], common[place + 1])
        let likeness = source.likeness(row, target, column)
        common[place] = likeness > 0 ? max(common[place + width + 1] + likeness, other) : other
      }
    }
    var (row, column) = (0, 0)
    while row < source.count, column < target.count {
      let place = row * width + column
      let likeness = source.likeness(row, target, column)
      if likeness > 0, common[place] == common[place + width + 1] + likeness {
        add(source.start + row, target.start + column, 1)
        row += 1
        column += 1
      } else if common[place] == common[place + width] {
        row += 1
      } else {
        column += 1
      }
    }
  }
}
