#if WindowHost
import CSDL2
import WindowScenes

/// When touches happened on the device, which SDL does not say: the X Window System does, in messages that can be looked at while
/// they are delivered.
///
/// SDL takes many reports in at once, with the time at which it does so; a finger's speed would be lost with theirs.
@MainActor final class TouchTimes {
  /// The times of the touches that SDL has queued, in seconds of the server; nil for one that is not known yet.
  private var times: [Double?] = []
  private var map = ShellTimeMap()
  private static weak var present: TouchTimes?

  /// Begins to look.
  func begin() {
    Self.present = self
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_AddEventWatch(Self.look, nil)
  }

  /// Looks no longer.
  func end() {
    SDL_DelEventWatch(Self.look, nil)
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_DISABLE)
    Self.present = nil
  }

  /// The time of the next touch that is taken from the queue, in seconds of SDL's clock, where `arrival` is.
  func takeNext(arrival: Double) -> Double {
    guard !times.isEmpty, let time = times.removeFirst() else { return arrival }
    return map.applicationTime(of: time, now: arrival)
  }

  private static let look: SDL_EventFilter = { _, event in
    guard let event else { return 0 }
    let type = SDL_EventType(event.pointee.type)
    switch type {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      // SDL takes its events in on the first thread, where the main actor is; only what is waked from elsewhere is not.
      MainActor.assumeIsolated { present?.times.append(nil) }
    case SDL_SYSWMEVENT:
      guard let message = event.pointee.syswm.msg else { return 0 }
      let time = touch_time_of_message(message)
      guard time >= 0 else { return 0 }
      MainActor.assumeIsolated { present?.note(Double(time) / 1000) }
    default: break
    }
    return 0
  }

  /// The message comes after the report that it was made of.
  private func note(_ time: Double) {
    guard let last = times.indices.last, times[last] == nil else { return }
    times[last] = time
  }
}
#endif
