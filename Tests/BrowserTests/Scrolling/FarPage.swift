#if BrowserHost
import DevTools
import OpenCollectionView

/// A page with the grid whose messages are under way for 50 ms each way.
@MainActor struct FarPage {
  let base: GridPage

  var page: Page { base.page }

  var application: UIApplication { base.application }

  var grid: UICollectionView { get throws { try base.grid } }

  static func open(predicts: Bool) async throws -> FarPage {
    FarPage(base: try await GridPage.open(predictsScrolling: predicts, script: delay))
  }

  /// Timers of one length come in the order in which they were set, as on a socket.
  private static let delay = """
    {
      const Near = WebSocket;
      window.WebSocket = class extends Near {
        send(message) { setTimeout(() => super.send(message), 50); }
        set onmessage(body) { super.onmessage = (event) => setTimeout(() => body(event), 50); }
      };
    }
    """

  /// Notes for each frame where the finger is, where the content is shown, how far that is ahead of the host's answer, how
  /// much of the screen has no cell, where the vertical bar is, and how long the way is that the page has told of.
  static let watch = """
    (() => {
      window.frames = [];
      let finger = null;
      addEventListener("pointermove", (event) => { finger = event.clientY; }, { capture: true });
      const look = () => {
        const space = document.querySelector(".space");
        if (space !== null && finger !== null) {
          const boxes = [...space.children].map((child) => child.getBoundingClientRect());
          const cells = boxes.filter((box) => box.height === 100 && box.width === 100);
          const bar = boxes.find((box) => box.width === 3);
          const bottom = Math.max(...cells.map((box) => box.bottom));
          const top = Math.min(...cells.map((box) => box.top));
          const first = cells.find((box) => box.left === 0);
          const place = Number(/, *(-?[0-9.]+)px/.exec(space.style.transform)?.[1] ?? 0);
          const id = frames.layer ??= [...Array(50).keys()].find((one) => __ocv.lead(one) !== null);
          frames.push([finger, place, (id && __ocv.lead(id)?.y) ?? 0, Math.max(600 - bottom, top, 0), bar?.top ?? -1, performance.now(), __ocv.way]);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()
    """

  struct Frame {
    let finger: Double
    let place: Double
    let lead: Double
    let blank: Double
    let bar: Double
    /// In seconds.
    let time: Double
    /// In milliseconds; 0 where the program is near.
    let way: Double
  }

  func frames() async throws -> [Frame] {
    try await page.evaluate("window.frames").array?.map { one in
      let numbers = one.array?.compactMap(\.number) ?? []
      return Frame(
        finger: numbers[0], place: numbers[1], lead: numbers[2], blank: numbers[3], bar: numbers[4],
        time: numbers[5] / 1000, way: numbers[6])
    } ?? []
  }

  func close() async { await base.close() }
}
#endif
