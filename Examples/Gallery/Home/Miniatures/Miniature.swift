import OpenCollectionView

/// What an exhibit does, in small: shapes as a function of time, on a stage of fixed size. It needs neither the exhibit nor a
/// collection view, so that it costs next to nothing until one opens it.
struct Miniature: Sendable {
  /// The stage on which it plays, in units of its own.
  static let stage = CGSize(width: 120, height: 86)

  /// How long it takes, in seconds.
  var duration = 2.6
  /// What is seen when a part of its time is over. At 0 and 1 the same is seen, and at all times the same shapes in the same
  /// order, elsewhere.
  let shapes: @Sendable (_ phase: Double) -> [MiniatureShape]

  /// The miniature of an exhibit.
  static func named(_ title: String) -> Miniature { all[title] ?? Miniature { _ in [] } }

  private static let all: [String: Miniature] = [
    "Spread": .spread, "Double tap": .doubleTap, "Circle": .circle, "Scrolling": .scrolling,
    "Reorder": .reorder, "Waterfall": .waterfall, "Carry": .carry, "Desk": .desk,
    "Cover Flow": .coverFlow, "Stacks": .stacks, "Morph": .morph, "Photos": .photos,
    "Springs": .springs, "Gravity": .gravity, "Dynamic cells": .dynamicCells,
    "Photo grid": .photoGrid, "A million photos": .millionPhotos, "Edit": .edit, "Mail": .mail,
    "Store": .store, "Carousel": .carousel, "Outline": .outline,
    "Layers and motion": .layers, "Text": .text, "Controls": .controls,
    "Search": .search, "Compose": .compose,
    "Constraints": .constraints, "Menus": .menus,
    "Presentation": .presentation, "Navigation": .navigation,
  ]
}
