import DragEngine

/// Says what a drop does with what is dragged.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens, and nothing says so meanwhile.
  case cancel = 0
  /// Nothing happens, although the place takes such things at other times: a badge says so.
  case forbidden = 1
  /// The target gets a copy: a badge says so.
  case copy = 2
  /// The target gets it, and the source is to remove it. Only where the source allows it, and is in this application; elsewhere it
  /// counts as ``cancel``. // N31
  case move = 3

  init(_ operation: DropOperation) {
    self =
      switch operation {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      }
  }

  var inEngine: DropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}
