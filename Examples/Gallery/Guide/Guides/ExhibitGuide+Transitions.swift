extension ExhibitGuide {
  static let transitions: [String: ExhibitGuide] = [
    "Cover Flow": ExhibitGuide(
      tries: [
        "Throw the covers; one always comes to rest in the middle.",
        "Tap the one in the middle: it turns over. Arrow keys leaf.",
        "Make the window narrower: the same album stays in the middle.",
      ], folder: "CoverFlow", articles: [.layouts, .architecture]),
    "Stacks": ExhibitGuide(
      tries: [
        "Pinch a pile open with two fingers, slowly, and close it again before you let go.",
        "Let go far apart: the photos lie beside each other, and the bar leads back.",
        "Tap a pile to open it without a pinch.",
      ], folder: "Stacks", articles: [.layouts, .architecture]),
    "Morph": ExhibitGuide(
      tries: [
        "Push through three screens: the photos themselves go from cards to rows to a circle.",
        "Swipe back from the edge, half way, and change your mind.",
        "No finger at hand? The arrow keys go on and back.",
      ], folder: "Morph", articles: [.architecture, .behaviour]),
    "Photos": ExhibitGuide(
      tries: [
        "Pinch a photo open, turn it, catch it on its way, and throw it back.",
        "Swipe between photos, and pull one down to close it. Close two fingers over the grid: more columns.",
        "Drag two fingers over photos to select them; hold one for its menu, with a preview.",
      ], folder: "Photos", articles: [.gestures, .behaviour]),
  ]
}
