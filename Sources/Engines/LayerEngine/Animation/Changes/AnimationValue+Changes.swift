import PlaneGeometry

extension AnimationValue {
  /// The value that must be added to `end` to give this one; nil for kinds that view animations do not add.
  func difference(from end: AnimationValue, of kind: Kind) -> AnimationValue? {
    switch (self, end) {
    case (.vector, .vector), (.transform, .transform): kind == .color ? nil : without(end)
    default: nil
    }
  }

  var isNothing: Bool {
    switch self {
    case .vector(let vector): vector == .zero
    case .transform(let transform): CATransform3DIsIdentity(transform)
    default: false
    }
  }

  func differs(from other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.vector(let first), .vector(let second)): first != second
    case (.transform(let first), .transform(let second)): !CATransform3DEqualToTransform(first, second)
    case (.noColor, .noColor): false
    case (.path(let first), .path(let second)): first != second
    default: true
    }
  }

  /// A colour in place of none, which an animation cannot name: the other one, seen through entirely. It fades, and does
  /// not turn dark on the way.
  func visible(beside other: AnimationValue) -> AnimationValue {
    guard case .noColor = self, case .vector(var color) = other else { return self }
    color[3] = 0
    return .vector(color)
  }
}
