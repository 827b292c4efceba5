extension ExhibitGuide {
  static let gestures: [String: ExhibitGuide] = [
    "Scrolling": ExhibitGuide(
      tries: [
        "Flick the pages: each flick turns one page, however hard it is.",
        "Throw the list and catch it. The panel says how fast it was, and where it would have come to rest.",
        "Pinch the picture, double-tap it, and drag it beyond its edge.",
      ], folder: "Scrolling", articles: [.scrolling, .behaviour]),
    "Spread": ExhibitGuide(
      tries: [
        "Pinch with two fingers: the cards lie as far apart as you say.",
        "One finger scrolls, and two that come down together spread: neither does the other’s work.",
        "No second finger at hand? The slider and the arrow keys do the same.",
      ], folder: "Spread", articles: [.layouts, .gestures]),
    "Double tap": ExhibitGuide(
      tries: [
        "Tap a photo once, then twice, and read who heard what.",
        "Switch on “A single tap that requires…” and feel the wait while a second tap may still come.",
        "Switch on delaysTouchesBegan: now the cell hears of the touch only when the recognizers have decided.",
      ], folder: "DoubleTap", articles: [.gestures, .trace]),
    "Circle": ExhibitGuide(
      tries: [
        "Put down two fingers: move, size and turn the circle, all at once.",
        "Tap a disc to take it away, and beside it to add one.",
        "Turn on Touches and see two recognizers run together.",
      ], folder: "Circle", articles: [.layouts, .gestures]),
  ]
}
