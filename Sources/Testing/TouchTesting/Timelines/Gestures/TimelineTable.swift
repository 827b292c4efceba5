import DecisionTrace

/// Shows a gesture as rows and columns.
struct TimelineTable {
  private let timeline: GestureTimeline
  /// Each row's name, and what happened in it by moment.
  private var rows: [(name: String, isTouch: Bool, cells: [String: String])] = []
  private var moments: [String] = []

  init(_ timeline: GestureTimeline) {
    self.timeline = timeline
    for event in timeline.timedEvents { add(event.decision, at: event.time) }
    // Touches stand above recognizers.
    let touches = rows.filter { $0.isTouch }
    rows = touches + rows.filter { !$0.isTouch }
  }

  var text: String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let widths = moments.map { moment in
      rows.compactMap { $0.cells[moment]?.count }.reduce(moment.count, max)
    }
    func line(_ name: String, _ cell: (String) -> String) -> String {
      let cells = zip(moments, widths).map { cell($0).rightPadded(to: $1) }
      let line = ([name.rightPadded(to: nameWidth)] + cells).joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return ([line("") { $0 }] + rows.map { row in line(row.name) { row.cells[$0] ?? "" } }).joined(separator: "\n")
  }

  private mutating func add(_ decision: Decision, at time: Double) {
    let moment = DecisionText.milliseconds(time - timeline.start)
    switch decision {
    case .touchHit(let touch, _, _, _): note("down", in: "touch \(touch)", at: moment, isTouch: true)
    case .touchEnded(let touch, _, let isCancelled, _):
      note(isCancelled ? "taken away" : "lifted", in: "touch \(touch)", at: moment, isTouch: true)
    case .touchAdmitted(_, let recognizer, _, _):
      // A touch more is no news.
      guard let row = rows.first(where: { $0.name == recognizer }), !row.cells.isEmpty else {
        return note("possible", in: recognizer, at: moment)
      }
    case .touchRefused(_, let recognizer, _, _, _): note("refuses", in: recognizer, at: moment)
    case .recognizerWaits(let recognizer, _): note("waits", in: recognizer, at: moment)
    // One change stands for all that follow.
    case .recognizerChanged(_, "changed", "changed", _): break
    case .recognizerChanged(let recognizer, let old, let new, _):
      note(old == "possible" && new == "ended" ? "recognized" : new, in: recognizer, at: moment)
    default: break
    }
  }

  private mutating func note(_ word: String, in name: String, at moment: String, isTouch: Bool = false) {
    if !moments.contains(moment) { moments.append(moment) }
    guard let index = rows.firstIndex(where: { $0.name == name }) else {
      return rows.append((name, isTouch, [moment: word]))
    }
    // Of several states at one moment, such as began and changed, the last stays unless it says less.
    rows[index].cells[moment] = rows[index].cells[moment].map { $0 == word ? word : "\($0), \(word)" } ?? word
  }
}
