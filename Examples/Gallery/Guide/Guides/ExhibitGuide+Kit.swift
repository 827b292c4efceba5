extension ExhibitGuide {
  static let kit: [String: ExhibitGuide] = [
    "Layers and motion": ExhibitGuide(
      tries: [
        "Compare the curves: even, easing in and out, springs and steps.",
        "Scrub an animation back and forth, and let it go on.",
        "Scroll away: what cannot be seen rests, and costs nothing.",
      ], folder: "Motion", articles: [.architecture, .behaviour]),
    "Text": ExhibitGuide(
      tries: [
        "Every line is measured before it is drawn; the numbers beside the styles are their sizes.",
        "Find Arabic and Hebrew among Latin: each line runs in its own direction.",
        "Make the browser’s text larger.",
      ], folder: "Text", articles: [.architecture]),
    "Search": ExhibitGuide(
      tries: [
        "Tap the field and type: ten thousand places are fewer at each letter.",
        "Tap a region to look in it alone; a backspace in the empty field takes it away again.",
        "Choose a kind of place. Scroll: the keyboard goes, and once the search is over the field goes, too.",
      ], folder: "Search", articles: [.behaviour, .changes]),
    "Compose": ExhibitGuide(
      tries: [
        "Write several lines: the field grows, and the last message stays in sight.",
        "Drag the messages down over the keyboard: it goes, and what was written stays.",
        "Tap a message of your own and edit it where it stands: its bubble grows with it.",
      ], folder: "Compose", articles: [.behaviour, .architecture]),
    "Controls": ExhibitGuide(
      tries: [
        "Try everything, and read at the top what it sends.",
        "Tab from control to control; arrows and Space work them.",
        "Turn the direction round, and the light off.",
      ], folder: "Controls", articles: [.symbols, .behaviour]),
    "Constraints": ExhibitGuide(
      tries: [
        "Answer in the chat: bubbles size themselves.",
        "Add and remove parts, and watch the others make room.",
        "Make the conflict, and have it explained.",
      ], folder: "Constraints", articles: [.behaviour, .architecture]),
    "Menus": ExhibitGuide(
      tries: [
        "Press a photo and hold for a bar of commands, and tap one.",
        "Switch to context menus, hold again, and slide to a command without lifting.",
        "Copy a photo and paste it into the field, or into another program.",
      ], folder: "Menus", articles: [.behaviour]),
    "Presentation": ExhibitGuide(
      tries: [
        "Pull a sheet down slowly, and push it back up.",
        "Open a sheet on a sheet, and leave both with Escape.",
        "Present in your own way: the panel follows your finger.",
      ], folder: "Presentation", articles: [.behaviour]),
    "Navigation": ExhibitGuide(
      tries: [
        "Go two screens deep, and come back with a finger from the edge.",
        "Stop half way, and change your mind.",
        "Scroll, and see the large title become a small one.",
      ], folder: "Navigation", articles: [.behaviour]),
  ]
}
