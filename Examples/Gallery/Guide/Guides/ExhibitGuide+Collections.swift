extension ExhibitGuide {
  static let collections: [String: ExhibitGuide] = [
    "Photo grid": ExhibitGuide(
      tries: [
        "Flick through ten thousand photos, and catch them on their way.",
        "Tap to select; Command–A selects all ten thousand.",
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
    "Mail": ExhibitGuide(
      tries: [
        "Swipe a message to either side: a little shows what can be done, all the way does the first thing.",
        "Edit, and tap messages or pass over them with two fingers; delete them all at once.",
        "Undo brings back what was deleted, where it was.",
      ], folder: "Mail", articles: [.behaviour, .gestures]),
    "Store": ExhibitGuide(
      tries: [
        "Flick a row sideways and the page up and down: each goes its own way.",
        "Tap a print to take it, and again to put it back. The bar adds up.",
        "Make the window wider: cards, columns and tiles become more, not larger.",
      ], folder: "Store", articles: [.behaviour, .architecture]),
    "Carousel": ExhibitGuide(
      tries: [
        "Flick: each flick goes on by one cover, which grows as it comes.",
        "Tap a cover at the side to bring it to the middle, and there to like it.",
        "Arrow keys leaf. Turn the device: the same cover stays in the middle.",
      ], folder: "Carousel", articles: [.behaviour, .architecture]),
    "Outline": ExhibitGuide(
      tries: [
        "Tap a row to open it, and again to close it: what is in it comes from behind it, and goes back there.",
        "Open all ten thousand at once, and scroll: only what is seen costs anything.",
        "Search: what is found is shown with what leads there. Cancel, and the tree is as it was.",
      ], folder: "Outline", articles: [.behaviour, .architecture]),
  ]
}
