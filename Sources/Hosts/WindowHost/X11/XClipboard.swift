#if WindowHost
import CSDL2
import Foundation
import OpenCollectionView

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The clipboard of the X Window System with documents and pictures, of which SDL knows texts only.
///
/// A clipboard there is a window that other programs ask for what it holds; large things go in parts (the conventions
/// between clients of the X Window System, section 2). SDL's own has what is text alone.
@MainActor final class XClipboard {
  /// Seconds for which an answer of another program is waited for. [choice]
  static let patience = 1.0
  /// Bytes of a part: what any server takes in one request. [choice]
  static let partBytes = 128 << 10
  /// Others that are being sent parts at a time. [choice]
  static let mostTransfers = 16

  private struct Transfer {
    var requestor: XLibrary.Window
    var property: XLibrary.Atom
    var type: XLibrary.Atom
    var bytes: Data
    var sent = 0
  }

  private let library: XLibrary
  private let window: XLibrary.Window
  private let (clipboard, targets, increment, place): (XLibrary.Atom, XLibrary.Atom, XLibrary.Atom, XLibrary.Atom)
  private let (png, html): (XLibrary.Atom, XLibrary.Atom)
  private let texts: [XLibrary.Atom]
  private var forms: [XLibrary.Atom: Data] = [:]
  private var transfers: [Transfer] = []
  /// The answer to a question, and whether a part of it has come.
  private var answer: XLibrary.Atom?
  private var hasPart = false

  /// A clipboard that holds nothing.
  init(_ library: XLibrary) {
    self.library = library
    window = library.createSimpleWindow(
      library.display, library.rootWindow(library.display), -10, -10, 1, 1, 0, 0, 0)
    _ = library.selectInput(library.display, window, PropertyChangeMask)
    (clipboard, targets) = (library.atom("CLIPBOARD"), library.atom("TARGETS"))
    (increment, place) = (library.atom("INCR"), library.atom("OPEN_COLLECTION_VIEW_CLIPBOARD"))
    (png, html) = (library.atom("image/png"), library.atom("text/html"))
    texts = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"].map { library.atom($0) }
  }

  /// Is no clipboard any longer.
  func end() { _ = library.destroyWindow(library.display, window) }

  // MARK: What others ask

  /// Holds content of which others may ask for each form.
  func hold(_ content: PasteboardContent) {
    forms = [:]
    if let text = content.text { for name in texts { forms[name] = Data(text.utf8) } }
    if let document = content.html { forms[html] = Data(document.utf8) }
    forms[png] = content.png
    _ = library.setSelectionOwner(library.display, clipboard, window, 0)
    _ = library.flush(library.display)
  }

  /// Holds nothing any longer, since SDL has the clipboard.
  func letGo() {
    forms = [:]
    _ = library.flush(library.display)
  }

  /// Tells whether the clipboard is this one.
  var isHeld: Bool { library.selectionOwner(library.display, clipboard) == window }

  /// Takes in a message.
  func hear(_ event: XEvent) {
    switch event.type {
    case SelectionClear where event.xselectionclear.window == window: forms = [:]
    case SelectionRequest where event.xselectionrequest.owner == window: respond(to: event.xselectionrequest)
    case SelectionNotify where event.xselection.requestor == window: answer = event.xselection.property
    case PropertyNotify where event.xproperty.window == window:
      if event.xproperty.atom == place, event.xproperty.state == PropertyNewValue { hasPart = true }
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      goOn(with: event.xproperty.window, event.xproperty.atom)
    default: break
    }
  }

  private func respond(to request: XSelectionRequestEvent) {
    var told = XEvent()
    // Programs of old say no place: it is where the form's name says.
    let property = request.property == 0 ? request.target : request.property
    told.xselection = XSelectionEvent(
      type: SelectionNotify, serial: 0, send_event: 1, display: request.display, requestor: request.requestor,
      selection: request.selection, target: request.target, property: property, time: request.time)
    if request.target == targets {
      let names = [targets] + forms.keys.sorted()
      names.withUnsafeBytes {
        put(
          $0.bindMemory(to: UInt8.self).baseAddress, names.count, 32, XLibrary.Atom(XA_ATOM), property,
          request.requestor)
      }
    } else if let bytes = forms[request.target] {
      send(bytes, as: request.target, to: request.requestor, property)
    } else {
      told.xselection.property = 0
    }
    _ = library.sendEvent(library.display, request.requestor, 0, 0, &told)
    _ = library.flush(library.display)
  }

  private func send(
    _ bytes: Data, as type: XLibrary.Atom, to requestor: XLibrary.Window, _ property: XLibrary.Atom
  ) {
    guard bytes.count > Self.partBytes else {
      bytes.withUnsafeBytes {
        put($0.bindMemory(to: UInt8.self).baseAddress, bytes.count, 8, type, property, requestor)
      }
      return
    }
    // It takes the first part when it has taken the word that there are parts.
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    if transfers.count >= Self.mostTransfers { transfers.removeFirst() }
    transfers.append(Transfer(requestor: requestor, property: property, type: type, bytes: bytes))
    _ = library.selectInput(library.display, requestor, PropertyChangeMask)
    withUnsafeBytes(of: bytes.count) {
      put($0.bindMemory(to: UInt8.self).baseAddress, 1, 32, increment, property, requestor)
    }
  }

  private func goOn(with requestor: XLibrary.Window, _ property: XLibrary.Atom) {
    guard let index = transfers.firstIndex(where: { $0.requestor == requestor && $0.property == property }) else {
      return
    }
    let transfer = transfers[index]
    let part = transfer.bytes.dropFirst(transfer.sent).prefix(Self.partBytes)
    part.withUnsafeBytes {
      put($0.bindMemory(to: UInt8.self).baseAddress, part.count, 8, transfer.type, property, requestor)
    }
    _ = library.flush(library.display)
    // A part of nothing says that it was all.
    if part.isEmpty { transfers.remove(at: index) } else { transfers[index].sent += part.count }
  }

  private func put(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ format: Int32, _ type: XLibrary.Atom, _ property: XLibrary.Atom,
    _ requestor: XLibrary.Window
  ) {
    _ = library.changeProperty(
      library.display, requestor, property, type, format, PropModeReplace, bytes, Int32(clamping: count))
  }

  // MARK: What others hold

  /// The content of another program's clipboard.
  enum Foreign {
    /// Nothing, or nobody has said what.
    case nothing
    /// Something of which SDL reads the text.
    case text
    /// Something with a document or a picture, besides its text.
    case forms(html: String?, png: Data?)
  }

  /// Asks another program what it holds, and for its document and picture.
  ///
  /// - Parameter most: how many bytes are read of each.
  func foreign(most: Int) -> Foreign {
    guard library.selectionOwner(library.display, clipboard) != 0 else { return .nothing }
    switch ask(targets, most: 1 << 16) {
    case .silence: return .nothing
    case .refusal: return .text
    case .bytes(let bytes):
      let names = bytes.withUnsafeBytes { Set($0.bindMemory(to: XLibrary.Atom.self)) }
      guard names.contains(png) || names.contains(html) else { return .text }
      var (document, picture): (String?, Data?)
      if names.contains(png), case .bytes(let found) = ask(png, most: most), !found.isEmpty { picture = found }
      if names.contains(html), case .bytes(let found) = ask(html, most: most), !found.isEmpty {
        document = String(decoding: found, as: UTF8.self)
      }
      return .forms(html: document, png: picture)
    }
  }

  private enum Answer {
    case silence
    case refusal
    case bytes(Data)
  }

  private func ask(_ target: XLibrary.Atom, most: Int) -> Answer {
    (answer, hasPart) = (nil, false)
    _ = library.convertSelection(library.display, clipboard, target, place, window, 0)
    guard wait({ answer != nil }) else { return .silence }
    hasPart = false
    guard answer != 0, let first = take() else { return .refusal }
    guard first.type == increment else { return first.bytes.count <= most ? .bytes(first.bytes) : .refusal }
    var whole = Data()
    while wait({ hasPart }) {
      hasPart = false
      guard let part = take() else { return .refusal }
      guard !part.bytes.isEmpty else { return .bytes(whole) }
      whole += part.bytes
      guard whole.count <= most else { return .refusal }
    }
    return .silence
  }

  /// Takes in what has come, and lets go of it, so that the next part comes.
  private func take() -> (type: XLibrary.Atom, bytes: Data)? {
    var (type, format): (XLibrary.Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var found: UnsafeMutablePointer<UInt8>?
    let state = library.windowProperty(
      library.display, window, place, 0, 16 << 20, 1, 0, &type, &format, &count, &rest, &found)
    defer { if let found { _ = library.free(found) } }
    guard state == 0, let found, type != 0 else { return nil }
    // Numbers of 32 bits are told as the machine's long ones.
    let size = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
    return (type, Data(bytes: found, count: Int(count) * size))
  }

  /// Lets SDL take messages in until something has come; answers whether it has within the patience.
  private func wait(_ hasCome: () -> Bool) -> Bool {
    _ = library.flush(library.display)
    let end = SDL_GetTicks64() + UInt64(Self.patience * 1000)
    while true {
      SDL_PumpEvents()
      if hasCome() { return true }
      let now = SDL_GetTicks64()
      guard now < end else { return false }
      var request = pollfd(fd: library.connectionNumber(library.display), events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, Int32(clamping: end - now))
    }
  }
}
#endif
