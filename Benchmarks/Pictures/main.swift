import Foundation
import LayerEngine
import LayerRasterizer

/// Milliseconds of the fastest, the middle and the slowest of some frames, after a few that fill what is kept.
func measure(
  _ name: String, _ text: RasterText, scale: CGFloat, threads: Int = 1, frames: Int = 60, _ step: () -> LayerMirror
) {
  let rasterizer = LayerRasterizer(text: text, threadCount: threads)
  var times: [Double] = []
  let clock = ContinuousClock()
  do {
    for frame in 0..<frames + 5 {
      let mirror = step()
      let time = try clock.measure { try rasterizer.withPixels(of: mirror, scale: scale) { _, _, _ in } }
      if frame >= 5 { times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3) }
    }
  } catch { fatalError("\(error)") }
  times.sort()
  let words = [times[0], times[times.count / 2], times[times.count - 1]].map { String(format: "%6.2f", $0) }
  print(
    "\(name.padding(toLength: 44, withPad: " ", startingAt: 0)) \(words.joined(separator: " ")) ms, "
      + "\(rasterizer.storedSize / 1024) kB kept")
}

let text = CommandLine.arguments.contains("--bars") ? RasterText.bars : .outlines(.system)
print("fastest, middle and slowest frame")
for threads in [1, 2] {
  var moving = MovingScene()
  measure("150 moving layers, 1024 x 768, \(threads) thread\(threads > 1 ? "s" : "")", text, scale: 1, threads: threads)
  {
    moving.step()
    return moving.scene.mirror
  }
}
for photos in [true, false] {
  var scrolling = ScrollingScene(photos: photos)
  measure("\(photos ? "photo grid" : "list"), 780 x 1688, scrolling", text, scale: 2) {
    scrolling.step()
    return scrolling.scene.mirror
  }
}
let resting = MovingScene().scene.mirror
measure("150 layers at rest", text, scale: 1) { resting }
