import Foundation

/// Tells people of constraints that cannot all hold.
enum LayoutConflict {
  /// Something that says how views are: a constraint, or a part of a view's frame or of the size of its content.
  enum Member: Hashable {
    case constraint(ObjectIdentifier)
    case frame(ObjectIdentifier, Int)
    case content(ObjectIdentifier, Int)
  }

  typealias Members = Set<Member>

  /// Writes to the log and the trace; the program goes on, as with UIKit.
  ///
  /// - Parameter reasons: Which lengths would be below nothing, where the constraints contradict only that.
  @MainActor static func report(_ constraints: [String], broken: String, reasons: [String]) {
    let reasons = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
    let sentence =
      "Constraints cannot all hold: \(constraints.joined(separator: "; "))\(reasons). \(broken) is left out. Remove one of "
      + "them, or give it a priority below 1000."
    tell(sentence)
  }

  @MainActor static func tell(_ sentence: String) {
    UIApplication.shared.trace.record(.programmingError(message: sentence))
    ProgrammingErrors.log(sentence)
  }
}
