#if BrowserHost
import DevTools
import PictureTesting

/// What a picture of the rasterizer and one of the browser differ in.
struct SceneDifference {
  /// Pixels that differ at all, by more than 2 of 255.
  private(set) var differing = 0
  /// Pixels beyond the tolerance's levels.
  private(set) var strays = 0
  /// The most that a pixel is off from all that lies around it in the other picture.
  private(set) var most = 0
  /// The average of all components.
  private(set) var mean = 0.0
  private(set) var worst = (x: 0, y: 0)
  let count: Int

  init(_ picture: RasterPicture, _ bitmap: Bitmap, levels: Int) {
    count = picture.width * picture.height
    var sum = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (own, other) = (Self.components(picture[x, y]), Self.components(bitmap[x, y]))
        let off = (0..<3).map { abs(own[$0] - other[$0]) }
        sum += off.reduce(0, +)
        guard let largest = off.max(), largest > 2 else { continue }
        differing += 1
        let unexplained = max(
          Self.distance(own, x, y, picture) { Self.components(bitmap[$0, $1]) },
          Self.distance(other, x, y, picture) { Self.components(picture[$0, $1]) })
        if unexplained > most { (most, worst) = (unexplained, (x, y)) }
        if unexplained > levels { strays += 1 }
      }
    }
    mean = Double(sum) / Double(count * 3)
  }

  private static func components(_ pixel: SIMD4<UInt8>) -> [Int] { [Int(pixel.x), Int(pixel.y), Int(pixel.z)] }
  private static func components(_ pixel: Pixel) -> [Int] { [Int(pixel.red), Int(pixel.green), Int(pixel.blue)] }

  /// How far a colour is from those between the ones around a place.
  private static func distance(
    _ color: [Int], _ x: Int, _ y: Int, _ size: RasterPicture, _ other: (Int, Int) -> [Int]
  ) -> Int {
    var (low, high) = ([255, 255, 255], [0, 0, 0])
    for row in max(0, y - 1)...min(size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(size.width - 1, x + 1) {
        for (index, value) in other(column, row).enumerated() {
          low[index] = min(low[index], value)
          high[index] = max(high[index], value)
        }
      }
    }
    return (0..<3).map { max(0, low[$0] - color[$0], color[$0] - high[$0]) }.max() ?? 0
  }
}
#endif
