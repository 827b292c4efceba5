#if WindowHost
import CSDL2
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Functions of the library of the X Window System, by the connection that SDL has: they are found when the program
/// runs, as SDL does not need it on all systems.
@MainActor struct XLibrary {
  typealias Display = OpaquePointer
  typealias Window = UInt
  typealias Atom = UInt

  let display: Display
  let internAtom: @convention(c) (Display, UnsafePointer<CChar>, Int32) -> Atom
  let createSimpleWindow: @convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window
  let destroyWindow: @convention(c) (Display, Window) -> Int32
  let rootWindow: @convention(c) (Display) -> Window
  let selectInput: @convention(c) (Display, Window, Int) -> Int32
  let windowAttributes: @convention(c) (Display, Window, UnsafeMutablePointer<XWindowAttributes>) -> Int32
  let setSelectionOwner: @convention(c) (Display, Atom, Window, UInt) -> Int32
  let selectionOwner: @convention(c) (Display, Atom) -> Window
  let convertSelection: @convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> Int32
  let changeProperty: @convention(c) (Display, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32
  let windowProperty:
    @convention(c) (
      Display, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
  let free: @convention(c) (UnsafeMutableRawPointer) -> Int32
  let sendEvent: @convention(c) (Display, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32
  let flush: @convention(c) (Display) -> Int32
  let synchronize: @convention(c) (Display, Int32) -> Int32
  let defaultContext: @convention(c) (Display, Int32) -> OpaquePointer?
  let defaultScreen: @convention(c) (Display) -> Int32
  let copyArea:
    @convention(c) (
      Display, Window, Window, OpaquePointer, Int32, Int32, UInt32, UInt32, Int32, Int32
    ) -> Int32
  let takeMessage: @convention(c) (Display, Window, Int32, UnsafeMutablePointer<XEvent>) -> Int32
  let connectionNumber: @convention(c) (Display) -> Int32

  /// The library, for the connection of a window; nil where the window is none of the X Window System's.
  init?(_ window: OpaquePointer) {
    guard let information = Self.information(of: window), let display = information.info.x11.display,
      let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD)
    else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let internAtom: @convention(c) (Display, UnsafePointer<CChar>, Int32) -> Atom = find("XInternAtom"),
      let createSimpleWindow:
        @convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window =
        find("XCreateSimpleWindow"),
      let destroyWindow: @convention(c) (Display, Window) -> Int32 = find("XDestroyWindow"),
      let rootWindow: @convention(c) (Display) -> Window = find("XDefaultRootWindow"),
      let selectInput: @convention(c) (Display, Window, Int) -> Int32 = find("XSelectInput"),
      let windowAttributes: @convention(c) (Display, Window, UnsafeMutablePointer<XWindowAttributes>) -> Int32 =
        find("XGetWindowAttributes"),
      let setSelectionOwner: @convention(c) (Display, Atom, Window, UInt) -> Int32 = find("XSetSelectionOwner"),
      let selectionOwner: @convention(c) (Display, Atom) -> Window = find("XGetSelectionOwner"),
      let convertSelection: @convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> Int32 =
        find("XConvertSelection"),
      let changeProperty:
        @convention(c) (Display, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>?, Int32) -> Int32 =
        find("XChangeProperty"),
      let windowProperty:
        @convention(c) (
          Display, Window, Atom, Int, Int, Int32, Atom, UnsafeMutablePointer<Atom>, UnsafeMutablePointer<Int32>,
          UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
        ) -> Int32 = find("XGetWindowProperty"),
      let free: @convention(c) (UnsafeMutableRawPointer) -> Int32 = find("XFree"),
      let sendEvent: @convention(c) (Display, Window, Int32, Int, UnsafeMutablePointer<XEvent>) -> Int32 =
        find("XSendEvent"),
      let flush: @convention(c) (Display) -> Int32 = find("XFlush"),
      let synchronize: @convention(c) (Display, Int32) -> Int32 = find("XSync"),
      let defaultContext: @convention(c) (Display, Int32) -> OpaquePointer? = find("XDefaultGC"),
      let defaultScreen: @convention(c) (Display) -> Int32 = find("XDefaultScreen"),
      let copyArea:
        @convention(c) (
          Display, Window, Window, OpaquePointer, Int32, Int32, UInt32, UInt32, Int32, Int32
        ) -> Int32 = find("XCopyArea"),
      let takeMessage: @convention(c) (Display, Window, Int32, UnsafeMutablePointer<XEvent>) -> Int32 =
        find("XCheckTypedWindowEvent"),
      let connectionNumber: @convention(c) (Display) -> Int32 = find("XConnectionNumber")
    else { return nil }
    self.display = display
    self.internAtom = internAtom
    self.createSimpleWindow = createSimpleWindow
    self.destroyWindow = destroyWindow
    self.rootWindow = rootWindow
    self.selectInput = selectInput
    self.windowAttributes = windowAttributes
    self.setSelectionOwner = setSelectionOwner
    self.selectionOwner = selectionOwner
    self.convertSelection = convertSelection
    self.changeProperty = changeProperty
    self.windowProperty = windowProperty
    self.free = free
    self.sendEvent = sendEvent
    self.flush = flush
    self.synchronize = synchronize
    self.defaultContext = defaultContext
    self.defaultScreen = defaultScreen
    self.copyArea = copyArea
    self.takeMessage = takeMessage
    self.connectionNumber = connectionNumber
  }

  private static func information(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var information = SDL_SysWMinfo()
    SDL_GetVersion(&information.version)
    guard SDL_GetWindowWMInfo(window, &information) == SDL_TRUE, information.subsystem == SDL_SYSWM_X11 else {
      return nil
    }
    return information
  }

  /// The server's number of one of SDL's windows.
  func number(of window: OpaquePointer) -> Window? { Self.information(of: window)?.info.x11.window }

  /// The number of a name.
  func atom(_ name: String) -> Atom { internAtom(display, name, 0) }

  /// Has the server tell when a window is covered by others, and when it is not any longer, with what else it tells.
  func watchVisibility(of window: Window) {
    var attributes = XWindowAttributes()
    guard windowAttributes(display, window, &attributes) != 0 else { return }
    _ = selectInput(display, window, attributes.your_event_mask | VisibilityChangeMask)
  }
}
#endif
