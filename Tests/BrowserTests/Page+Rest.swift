#if BrowserHost
import DevTools
import FrameClock
import OpenCollectionView
import Testing

extension Page {
  /// Waits until a page that has just been loaded shows what its application has, at rest, and can be touched.
  func waitUntilShown() async throws {
    try await waitUntil("__ocv.isConnected && __ocv.commits > 0 && __ocv.isAtRest")
    try await waitUntilPresented()
  }

  /// Waits until the page shows what an application has, and nothing waits for its time, for as long as that many frames of
  /// the page take.
  ///
  /// The page is asked first: it is at rest only when all that it has sent is answered. Then the application, which may
  /// wait for a moment that is still to come; and the page again, which may have got the commit of one that came in between.
  @MainActor func rest(with application: UIApplication, frames: Int = 600) async throws {
    try await nextFrame()
    for _ in 0..<frames {
      try await waitUntil("__ocv.isAtRest")
      if application.isAtRest {
        try await waitUntil("__ocv.isAtRest")
        if application.isAtRest { return }
      }
      try await nextFrame()
    }
    Issue.record("The page and its application did not come to rest within \(frames) frames.")
  }
}

extension UIApplication {
  /// Tells whether nothing moves and nothing waits for its time.
  fileprivate var isAtRest: Bool { clock.nextDeadline == nil && scenes.allSatisfy { !$0.wantsFrames } }
}
#endif
