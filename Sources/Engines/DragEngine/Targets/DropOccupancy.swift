/// The places of several sessions that are under way at once, in targets. // N9 N29
///
/// A target that takes one session at a time is not there for others until that one has left it.
public struct DropOccupancy: Sendable {
  /// The number of a session.
  public typealias SessionID = Int

  private var sessions: [DropTargetID: [SessionID]] = [:]

  /// Nobody is anywhere.
  public init() {}

  /// Tells whether a target is there for a session.
  public func isFree(_ target: DropTargetID, for session: SessionID, allowsSimultaneous: Bool) -> Bool {
    guard !allowsSimultaneous, let present = sessions[target] else { return true }
    return present.contains(session)
  }

  /// A session has come into a target.
  public mutating func enter(_ target: DropTargetID, _ session: SessionID) {
    guard sessions[target]?.contains(session) != true else { return }
    sessions[target, default: []].append(session)
  }

  /// A session has left a target.
  public mutating func exit(_ target: DropTargetID, _ session: SessionID) {
    sessions[target]?.removeAll { $0 == session }
    if sessions[target]?.isEmpty == true { sessions[target] = nil }
  }

  /// A session is over: it is nowhere any longer.
  public mutating func end(_ session: SessionID) {
    for target in Array(sessions.keys) { exit(target, session) }
  }

  /// Tells whether nobody is anywhere.
  public var isEmpty: Bool { sessions.isEmpty }
}
