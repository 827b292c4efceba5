/// The first decision of a replay that is another one than was recorded.
public struct DecisionDifference: Hashable, Sendable, CustomStringConvertible {
  /// A decision and its time.
  public struct Side: Hashable, Sendable {
    /// In seconds of the application's clock.
    public var time: Double
    /// The decision in words, with its reason.
    public var words: String
  }

  /// How many decisions before it were the same.
  public var sameCount: Int
  /// The touches that it is about, in the order in which they came down, numbered from 1; empty where it is about none.
  public var touches: [Int]
  /// The decision when it was recorded; nil where nothing more was decided.
  public var then: Side?
  /// The decision now; nil where nothing more is decided.
  public var now: Side?

  /// The difference in a sentence.
  public var description: String {
    let whom =
      touches.isEmpty
      ? "" : "Touch\(touches.count == 1 ? "" : "es") \(touches.map(String.init).joined(separator: " and ")): "
    func side(_ side: Side?, _ nothing: String) -> String {
      side.map { "\($0.words), at \($0.time) s" } ?? nothing
    }
    return "\(whom)after \(sameCount) equal decisions, recorded was: \(side(then, "nothing more")). "
      + "Now it is: \(side(now, "nothing more"))."
  }
}
