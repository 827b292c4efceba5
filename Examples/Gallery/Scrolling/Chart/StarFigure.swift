import OpenCollectionView

/// A figure that somebody saw in the stars. Places are parts of the chart's radius, from its middle.
struct StarFigure: Sendable {
  var name: String
  var labelPlace: CGPoint
  var stars: [CGPoint]
  /// A name for each star.
  var starNames: [String]
  /// Lines through stars.
  var strokes: [[Int]]

  /// Places are hundredths, across and down in turn.
  private init(_ name: String, at x: Int, _ y: Int, _ places: [Int], _ starNames: String, _ strokes: [Int]...) {
    func place(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100) }
    self.name = name
    labelPlace = place(x, y)
    stars = stride(from: 0, to: places.count, by: 2).map { place(places[$0], places[$0 + 1]) }
    self.starNames = starNames.split(separator: " ").map(String.init)
    self.strokes = strokes
  }

  static let all = [
    StarFigure(
      "The Heron", at: -52, -66, [-72, -44, -60, -54, -47, -56, -36, -46, -24, -50, -33, -30, -40, -22],
      "Vell Ardis Korin Mebsa Hald Nuri Tarse", [0, 1, 2, 3, 4], [3, 5, 6]),
    StarFigure(
      "The Lantern", at: 2, -40, [2, -82, -8, -68, 12, -68, -10, -50, 14, -50, 2, -58],
      "Iskra Eide Sund Orla Brae Fyr", [0, 1, 3, 4, 2, 0]),
    StarFigure(
      "The Two Oars", at: 52, -70, [32, -62, 68, -42, 42, -44, 72, -58, 78, -34],
      "Skerry Holm Cairn Ravn Torv", [0, 1, 4], [2, 3]),
    StarFigure(
      "The Fox", at: -66, 15, [-88, -8, -76, -14, -64, -8, -50, -10, -44, 0, -78, 2, -54, 4],
      "Rusk Tolle Aske Vixa Lome Pau Sorn", [0, 1, 2, 3, 4], [1, 5], [3, 6]),
    StarFigure(
      "The Wren", at: -7, 22, [-22, 4, -8, -4, 6, 2, 0, 14, 16, -6], "Ilm Tessa Quill Marn Ello", [0, 1, 2, 3, 0],
      [2, 4]),
    StarFigure(
      "The Anchor", at: 64, 26, [56, -16, 56, 2, 56, 16, 42, 8, 71, 8, 48, -6, 64, -6],
      "Ring Shank Crown Fluke Bill Stock Arm", [0, 1, 2], [3, 2, 4], [5, 6]),
    StarFigure(
      "The Kettle", at: -46, 64, [-60, 34, -40, 32, -36, 50, -62, 52, -26, 38, -50, 24],
      "Lid Spout Base Foot Steam Knob", [0, 1, 2, 3, 0], [1, 4], [0, 5, 1]),
    StarFigure(
      "The Ladder", at: 6, 86, [-8, 40, 8, 38, -6, 54, 11, 52, -4, 68, 14, 66],
      "Una Dua Tria Quar Quin Sext", [0, 2, 4], [1, 3, 5], [0, 1], [2, 3], [4, 5]),
    StarFigure(
      "The Key", at: 52, 74, [38, 62, 48, 54, 58, 48, 68, 40, 72, 46, 64, 52, 30, 68],
      "Bow Stem Collar Bit Ward Notch Loop", [6, 0, 1, 2, 3, 4], [2, 5]),
  ]
}
