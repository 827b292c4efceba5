import Dispatch
import Foundation

/// Timers as a library makes them that imports Foundation alone.
enum ForeignTimers {
  @MainActor static func start(tick: @escaping @MainActor () -> Void, later: @escaping @MainActor () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in MainActor.assumeIsolated { tick() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { later() }
  }
}
