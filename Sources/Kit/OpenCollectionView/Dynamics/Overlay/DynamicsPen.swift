/// A way of drawing in the overlay of an animator.
enum DynamicsPen: CaseIterable {
  case awake
  case asleep
  case anchored
  case island
  case boundary
  case joint
  case contact
  case field
  case region

  /// How much of a colour the inside of an outline has. Our choice.
  static let filling: CGFloat = 0.15

  // What is computed is warm, what is not is quiet.
  @MainActor var color: UIColor {
    switch self {
    case .awake: .systemOrange
    case .asleep, .island: .systemGray
    case .anchored: .systemPurple
    case .boundary: .systemRed
    case .joint: .systemBlue
    case .contact: .systemGreen
    case .field, .region: .systemTeal
    }
  }

  /// Tells whether insides are filled, too.
  var fills: Bool { self == .awake || self == .asleep || self == .anchored }

  /// In points.
  var width: CGFloat { self == .contact || self == .boundary ? 2 : 1 }

  var dashes: [NSNumber]? { self == .island || self == .region ? [4, 3] : nil }
}
