#if BrowserHost
import DevTools
import Foundation
import Testing

extension GesturePage {
  /// Where the page shows the middles of the cells with numbers from 0, in points of the screen.
  func cellCenters(_ count: Int) async throws -> [CGPoint] {
    let value = try await page.evaluate(
      """
      Array.from({ length: \(count) }, (nothing, item) => {
        const box = document.querySelector(`[aria-label="Item ${item}"]`).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })
      """)
    return (value.array ?? []).map { CGPoint(x: $0[0].number ?? .nan, y: $0[1].number ?? .nan) }
  }

  /// Brings fingers from some places to others in steps of a frame each, with those that are down already.
  func move(_ fingers: [(from: CGPoint, to: CGPoint)], steps: Int = 10) async throws {
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let points = fingers.enumerated().map { id, finger in
        TouchPoint(
          id: id, x: finger.from.x + (finger.to.x - finger.from.x) * part,
          y: finger.from.y + (finger.to.y - finger.from.y) * part)
      }
      try await page.touch(.moved, points: points)
      try await page.nextFrame()
    }
  }
}

extension TouchPoint {
  init(id: Int = 0, _ point: CGPoint) { self.init(id: id, x: point.x, y: point.y) }
}
#endif
