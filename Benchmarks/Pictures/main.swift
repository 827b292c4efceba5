import Foundation
import LayerEngine
import LayerRasterizer

/// The processor time of all threads, which others that are busy do not change much.
func processorMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Milliseconds of processor time of the fastest, the middle and the slowest of some frames, after a few that fill what is kept.
func measure(
  _ name: String, _ text: RasterText, scale: CGFloat, threads: Int = 1, frames: Int = 60, _ step: () -> LayerMirror
) {
  let rasterizer = LayerRasterizer(text: text, threadCount: threads)
  var times: [Double] = []
  do {
    for frame in 0..<frames + 5 {
      let mirror = step()
      let start = processorMilliseconds()
      try rasterizer.withPixels(of: mirror, scale: scale) { _, _, _ in }
      if frame >= 5 { times.append(processorMilliseconds() - start) }
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
