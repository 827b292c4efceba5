import Foundation
import OpenCollectionView

/// How far a recording played as touches is from what was recorded, part by part.
@MainActor struct ScrollResiduals {
  struct Row {
    var recording: String
    var part: String
    /// How many figures were compared.
    var count = 1
    var greatest: Double
    var rootMeanSquare: Double
    var tolerance: Double
    /// The one shift in time that makes the greatest residual smallest, in milliseconds.
    var shift: Double?
  }

  private(set) var rows: [Row] = []

  /// Shifts of up to 2 ms: the recording's frames lag the instant they show.
  private static let shifts = (-20...20).map { Double($0) * 0.0001 }
  private static let maximum: CGFloat = 39_148

  init(of recorded: RecordedDrag, isRestReported: Bool) {
    let name = recorded.testDescription
    func add(_ part: String, _ errors: [Double], tolerance: Double, shift: Double? = nil) {
      guard let greatest = errors.max() else { return }
      let squares = errors.reduce(0) { $0 + $1 * $1 }
      rows.append(
        Row(
          recording: name, part: part, count: errors.count, greatest: greatest,
          rootMeanSquare: (squares / Double(errors.count)).squareRoot(), tolerance: tolerance, shift: shift))
    }

    var replay = RecordedDrag.Replay(recorded, isRestReported: isRestReported)
    let dragged = recorded.dragged.map { (recorded: $0.offset, shown: replay.offset(at: $0.time)) }
    add("drag", dragged.filter { Self.isLegal($0.recorded) }.map { abs($0.shown - $0.recorded) }, tolerance: 0.01)
    add("band", dragged.filter { !Self.isLegal($0.recorded) }.map { abs($0.shown - $0.recorded) }, tolerance: 0.2)
    let end = replay.finish()
    let told = replay.stage.delegate

    let moving = recorded.released.filter { $0.time < (recorded.endTime ?? .infinity) - 0.001 }
    var best = (errors: [Double](), shift: 0.0)
    for shift in Self.shifts {
      var replay = RecordedDrag.Replay(recorded, isRestReported: isRestReported)
      let errors = moving.map { Double(abs(replay.offset(at: $0.time - shift) - $0.offset)) }
      if best.errors.isEmpty || errors.max()! < best.errors.max()! { best = (errors, shift * 1000) }
    }
    let isBounce = moving.contains { !Self.isLegal($0.offset) }
    add(
      isBounce ? "bounce" : recorded.endTime == nil ? "rest" : "deceleration", best.errors,
      tolerance: isBounce ? 0.6 : 0.5, shift: best.shift)
    add("velocity, pt/ms", [abs((told.velocity?.y ?? .infinity) - recorded.velocity)], tolerance: 1e-6)
    add("target", [abs((told.announcedTarget?.y ?? .infinity) - recorded.target)], tolerance: 0.35)
    add("final offset", [abs(replay.stage.y - recorded.finalOffset)], tolerance: 0.35)
    if let endTime = recorded.endTime { add("end, s", [abs(end - endTime)], tolerance: 0.017) }
  }

  private static func isLegal(_ offset: CGFloat) -> Bool { offset >= 0 && offset <= maximum }

  /// The rows as a table of Markdown.
  static func table(_ rows: [Row]) -> String {
    let head = "| recording | part | figures | max | rms | tolerance | shift, ms |\n|---|---|---|---|---|---|---|\n"
    return head
      + rows.map { row in
        let figures = [row.greatest, row.rootMeanSquare].map { String(format: "%.4f", $0) }.joined(separator: " | ")
        let shift = row.shift.map { String(format: "%.1f", $0) } ?? ""
        return "| \(row.recording) | \(row.part) | \(row.count) | \(figures) | \(row.tolerance) | \(shift) |\n"
      }.joined()
  }
}
