/// What moves the content.
enum ScrollKind: String, CaseIterable {
  /// A finger, one report a frame.
  case drag
  /// A throw.
  case deceleration
  /// The way back from beyond an edge.
  case bounce
  /// The program, with animation.
  case animation
  /// A trackpad, one report a frame.
  case trackpad
  /// Two fingers, one report of both a frame.
  case zoom
}
