/// The deed of a drop.
public enum DropOperation: UInt, Hashable, Sendable, CaseIterable {
  /// Nothing happens, and nothing says so meanwhile.
  case cancel = 0
  /// Nothing happens, although the place takes such things at other times.
  case forbidden = 1
  /// The target gets a copy.
  case copy = 2
  /// The target gets it, and the source loses it.
  case move = 3

  /// The name of the case.
  package var name: String {
    switch self {
    case .cancel: "cancel"
    case .forbidden: "forbidden"
    case .copy: "copy"
    case .move: "move"
    }
  }

  /// Tells whether a drop takes place.
  public var takes: Bool { self == .copy || self == .move }

  /// The operation that a proposal comes to: a move that the source does not allow is none. // N31
  ///
  /// - Parameter allowsMove: whether the source, which is of the same application, lets things be taken away.
  public func allowed(byMoves allowsMove: Bool) -> DropOperation { self == .move && !allowsMove ? .cancel : self }
}
