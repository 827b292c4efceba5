extension ExhibitGuide {
  static let collections: [String: ExhibitGuide] = [
    "Photo grid": ExhibitGuide(
      tries: [
        "Flick through ten thousand photos, and catch them on their way.",
        "Tap to select. Shift–arrows and Command–A select with keys.",
        "Make the window wider: the photo at the top stays at the top.",
      ], folder: "PhotoGrid", articles: [.behaviour, .architecture]),
    "A million photos": ExhibitGuide(
      tries: [
        "Hold the thumb at the side, and go to any of a million.",
        "Type a number, and Return goes there.",
        "Page Down, Home and End go on where fingers give up.",
      ], folder: "MillionPhotos", articles: [.architecture, .behaviour]),
    "Edit": ExhibitGuide(
      tries: [
        "Tap beside the notes to write one, tap a note twice to copy it.",
        "Swipe a note to throw it away, slowly: it follows the finger, and comes back with it.",
        "Drag two fingers over notes to choose them. Everything can be undone.",
      ], folder: "Edit", articles: [.changes, .gestures]),
  ]
}
