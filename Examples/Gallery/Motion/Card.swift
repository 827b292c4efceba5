import OpenCollectionView

/// One card of the exhibit.
@MainActor struct Card {
  /// What it is called.
  var title: String
  /// What is to be seen, in a few words.
  var detail: String
  /// Makes what it shows.
  var makeDemonstration: () -> Demonstration

  init(_ title: String, _ detail: String, _ makeDemonstration: @escaping () -> Demonstration) {
    self.title = title
    self.detail = detail
    self.makeDemonstration = makeDemonstration
  }
}

/// Cards of one kind.
@MainActor struct CardSection {
  var title: String
  var cards: [Card]
}

extension CardSection {
  static let all = [
    CardSection(
      title: "Timing",
      cards: CurveDemonstration.Pace.all.map { pace in
        Card(pace.title, pace.detail) { CurveDemonstration(pace: pace) }
      }),
    CardSection(
      title: "Layers",
      cards: [
        Card("CALayer", "Corners, border and shadow") { BoxDemonstration() },
        Card("CAGradientLayer", "Axial, radial, conic") { GradientDemonstration() },
        Card("CAShapeLayer", "A line drawn, a path that changes") { ShapeDemonstration() },
        Card("CATextLayer", "Text that masks a gradient") { TextDemonstration() },
        Card("CAReplicatorLayer", "One dot, and copies a little later") { ReplicatorDemonstration() },
        Card("CATransformLayer", "Six faces in one space") { CubeDemonstration() },
        Card("CAScrollLayer", "A window on something larger") { ScrollDemonstration() },
        Card("Mask", "A moving hole to look through") { MaskDemonstration() },
        Card("Perspective", "One m34 for three planes") { PerspectiveDemonstration() },
        Card("Contents", "A drawing, its middle stretched") { ContentsDemonstration() },
      ]),
    CardSection(
      title: "Motion",
      cards: [
        Card("Keyframes", "Along a path, in its direction") { PathDemonstration() },
        Card("Springs", "Damping 0.3, 0.6 and 1") { SpringDemonstration() },
        Card("Transitions", "Tap to turn the card over") { FlipDemonstration() },
        Card("CATransition", "Each word pushes the last one out") { TickerDemonstration() },
        Card("UIViewPropertyAnimator", "Drag to scrub, let go to continue") { ScrubDemonstration() },
        Card("CADisplayLink", "A wave, drawn anew each frame") { WaveDemonstration() },
      ]),
  ]
}
