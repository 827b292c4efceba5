/// The place of a pixel's opacity among its components.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none = 0
  /// Behind the colour, which is multiplied by it.
  case premultipliedLast = 1
  /// Before the colour, which is multiplied by it.
  case premultipliedFirst = 2
  /// Behind the colour.
  case last = 3
  /// Before the colour.
  case first = 4
  /// There is none; the byte behind the colour means nothing.
  case noneSkipLast = 5
  /// There is none; the byte before the colour means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7

  var isPremultiplied: Bool { self == .premultipliedLast || self == .premultipliedFirst }

  var isFirst: Bool { self == .premultipliedFirst || self == .first || self == .noneSkipFirst }

  var isOpaque: Bool { self == .none || self == .noneSkipLast || self == .noneSkipFirst }
}
