extension ExhibitGuide {
  static let reordering: [String: ExhibitGuide] = [
    "Reorder": ExhibitGuide(
      tries: [
        "Hold a photo until it rises, carry it, and let it go. Hold it at the edge and the page scrolls.",
        "Carry it with one finger and scroll with another.",
        "With keys: arrows to a photo, Shift–Space to lift it, arrows to carry it. Undo takes everything back.",
      ], folder: "Reorder", articles: [.behaviour, .changes]),
    "Waterfall": ExhibitGuide(
      tries: [
        "Pinch: two to six columns, and the pictures find their way.",
        "Hold a picture and carry it; it keeps its shape on the way.",
        "Undo, while something is still moving.",
      ], folder: "Waterfall", articles: [.layouts, .behaviour]),
    "Carry": ExhibitGuide(
      tries: [
        "Take a row by its handle and carry it; anywhere else a finger scrolls.",
        "Let a row go and take the next one at once: it need not have arrived.",
        "With keys: arrows, then Shift–Space.",
      ], folder: "Carry", articles: [.gestures, .changes]),
    "Desk": ExhibitGuide(
      tries: [
        "Hold a photo and drag it to another part of the desk, or into a box. Undo takes everything back.",
        "While one finger drags a photo, tap others with another: they fly to it, and go together.",
        "Drop photos into the darkroom: copies of them develop there, one after another.",
      ], folder: "Desk", articles: [.behaviour, .gestures]),
  ]
}
