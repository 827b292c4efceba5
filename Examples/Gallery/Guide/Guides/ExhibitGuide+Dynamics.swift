extension ExhibitGuide {
  static let dynamics: [String: ExhibitGuide] = [
    "Springs": ExhibitGuide(
      tries: [
        "Scroll slowly, then fast: rows stay behind the finger, and swing back.",
        "Hold the list in the middle and pull it up and down: those next to the finger follow first.",
        "Change the swings per second while it swings.",
      ], folder: "Springs", articles: [.layouts, .behaviour]),
    "Gravity": ExhibitGuide(
      tries: [
        "Throw pieces with several fingers at once.",
        "Pin one, link it to another, then throw the other.",
        "Draw a line in the air, and let the pieces slide down on it.",
      ], folder: "Gravity", articles: [.behaviour, .architecture]),
    "Dynamic cells": ExhibitGuide(
      tries: [
        "Hold a cell and throw it: it bumps into the others and comes home.",
        "Hold two with two hands, and switch on the ropes.",
        "Shuffle while you hold one: it stays in your hand.",
      ], folder: "DynamicCells", articles: [.layouts, .behaviour]),
  ]
}
