/// The range of a number that a page reports, and its name in the sentence with which others are refused.
package struct PageBound: Equatable, Sendable {
  let name: String
  let range: ClosedRange<Double>

  private init(_ name: String, _ range: ClosedRange<Double>) {
    self.name = name
    self.range = range
  }

  /// The bound of a pointer's place, in points: far beyond any screen, because a finger may be dragged off it.
  static let place = PageBound("place", -1e6...1e6)
  /// How far a wheel turned, in its unit.
  static let distance = PageBound("distance", -1e6...1e6)
  /// A side of the screen in points. A display of 8K is 7,680 points wide; zoomed out to a half, 15,360.
  static let screenSide = PageBound("side of the screen", 0...20_000)
  /// A strip along an edge of the screen, in points. No device has one of 100.
  static let safeArea = PageBound("safe area", 0...1_000)
  /// Pixels per point: browsers zoom from 25 % to 500 %, on displays of 1 to 4.
  static let scale = PageBound("scale", 0.05...32)
  /// The size of text, as a factor of the usual.
  static let textScale = PageBound("size of text", 0.25...8)
  /// The radius of a finger in points; a palm has some 50.
  static let radius = PageBound("radius", 0...20_000)
  /// How hard something presses; 1 is ordinary.
  static let force = PageBound("force", 0...1_000)
  /// How a pencil is held, in radians: a full turn to either side, and rounding.
  static let angle = PageBound("angle", -7...7)
  /// How much two fingers have magnified in one report.
  static let magnification = PageBound("factor", 0.001...1_000)
  /// How long messages are under way, there and back, in milliseconds; what takes longer is a lost connection.
  static let way = PageBound("way", 0...10_000)
  /// A moment of the page in milliseconds: a page that has been open for 300 years.
  static let time = PageBound("time", 0...1e13)
  /// How many bytes a file has: as many as a number of the page tells exactly.
  static let fileSize = PageBound("size of a file", 0...9_007_199_254_740_991)

  /// How long the name of a type is at most, in bytes, and how long that of a file; the page cuts both.
  static let mostTypeBytes = 255
  static let mostNameBytes = 1_024

  /// A window may be rolled up to nothing; a screen of the application has at least this many points a side.
  static let leastScreenSide = 1.0
  /// The largest screen that the application is given, in square points, a little more than a display of 8K has: what is
  /// laid out, kept and sent grows with it, and others wait meanwhile. A larger window shows the application in its corner.
  static let mostScreenArea = 36_000_000.0
  /// How much of a side of the screen safe areas may take, as a part of it: they change some time before or after the
  /// size does, so that for a moment those of one orientation meet the sides of the other.
  static let mostSafeArea = 0.5
}
