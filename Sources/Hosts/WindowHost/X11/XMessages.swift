#if WindowHost
import CSDL2

/// Messages of the X Window System that SDL passes over: that a window is covered, and what other programs want of
/// the clipboard.
///
/// They are looked at while SDL delivers them, as touches are.
@MainActor final class XMessages {
  /// Called when a window of the server is covered as a whole, or is not any longer.
  var visibilityDidChange: ((XLibrary.Window, Bool) -> Void)?
  /// Called with messages of the clipboard.
  var selectionDidHear: ((XEvent) -> Void)?
  private static weak var present: XMessages?

  /// Begins to look.
  func begin() {
    Self.present = self
    SDL_AddEventWatch(Self.look, nil)
  }

  /// Looks no longer.
  func end() {
    SDL_DelEventWatch(Self.look, nil)
    Self.present = nil
  }

  private static let look: SDL_EventFilter = { _, event in
    guard let event, event.pointee.type == SDL_SYSWMEVENT.rawValue, let message = event.pointee.syswm.msg,
      message.pointee.subsystem == SDL_SYSWM_X11
    else { return 0 }
    nonisolated(unsafe) let heard = message.pointee.msg.x11.event
    // SDL takes its events in on the first thread, where the main actor is.
    MainActor.assumeIsolated { present?.hear(heard) }
    return 0
  }

  private func hear(_ event: XEvent) {
    switch event.type {
    case VisibilityNotify:
      visibilityDidChange?(event.xvisibility.window, event.xvisibility.state != VisibilityFullyObscured)
    case SelectionClear, SelectionRequest, SelectionNotify, PropertyNotify: selectionDidHear?(event)
    default: break
    }
  }
}
#endif
