import OpenCollectionView

/// What draws all pieces.
enum GravityField: CaseIterable {
  /// The earth.
  case gravity
  /// Nothing.
  case space
  /// A whirl about the middle.
  case whirl
  /// The middle itself.
  case pull

  var title: String {
    switch self {
    case .gravity: "Gravity"
    case .space: "Space"
    case .whirl: "Whirl"
    case .pull: "Pull"
    }
  }

  var next: GravityField {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// The behavior for it; nil for gravity and for space.
  @MainActor func behavior(about middle: CGPoint) -> UIFieldBehavior? {
    switch self {
    case .gravity, .space: return nil
    case .whirl:
      let field = UIFieldBehavior.vortexField()
      field.position = middle
      field.strength = 3
      return field
    case .pull:
      let field = UIFieldBehavior.radialGravityField(position: middle)
      // As strong as the gravity of the earth, wherever a piece is.
      field.strength = 10
      field.minimumRadius = 40
      return field
    }
  }
}
