#if WindowHost
import Foundation

/// Another program on the display of an ``XServer``, by the protocol of the X Window System itself: it covers
/// windows, has things on the clipboard and asks for what others have there.
///
/// What it asks and answers it does on a thread, since the program under test waits meanwhile.
final class XNeighbour: Sendable {
  private let socket: UnixSocket
  private let (root, window): (UInt32, UInt32)

  private enum Message {
    static let propertyNotify: UInt8 = 28
    static let selectionRequest: UInt8 = 30
    static let selectionNotify: UInt8 = 31
  }

  /// Connects with the server of a display.
  init(display: Int) throws {
    socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)")
    var hello: [UInt8] = [UInt8(ascii: "l"), 0]
    for number in [11, 0, 0, 0, 0] as [UInt16] { hello.add(number) }
    try socket.write(hello)
    let head = try socket.read(8)
    let body = try socket.read(head.short(at: 6) * 4)
    guard head[0] == 1 else { throw UnixSocket.Failure(description: "The X server lets nobody in.") }
    let vendor = (body.short(at: 16) + 3) / 4 * 4
    root = body.long(at: 32 + vendor + 8 * Int(body[21]))
    window = body.long(at: 4) + 1
    try makeWindow(window, x: -10, y: -10, width: 1, height: 1)
  }

  // MARK: Windows

  private func makeWindow(_ number: UInt32, x: Int, y: Int, width: Int, height: Int) throws {
    // A ground, which nobody manages, and messages about its properties.
    try request(1, 0, [number, root]) { body in
      for value in [x, y, width, height, 0, 1] { body.add(UInt16(truncatingIfNeeded: value)) }
      for value in [0, 0x2 | 0x200 | 0x800, 0, 1, 0x40_0000] as [UInt32] { body.add(value) }
    }
  }

  /// Shows a window of its own above all others.
  func cover(x: Int, y: Int, width: Int, height: Int) throws {
    try makeWindow(window + 1, x: x, y: y, width: width, height: height)
    try request(8, 0, [window + 1])
  }

  /// Takes that window away.
  func uncover() throws { try request(4, 0, [window + 1]) }

  // MARK: The clipboard

  /// Has things on the clipboard, in the forms that are named; with none it never answers.
  func hold(_ forms: [String: [UInt8]]) throws {
    let clipboard = try atom("CLIPBOARD")
    let targets = try atom("TARGETS")
    let increment = try atom("INCR")
    var bytes: [UInt32: [UInt8]] = [:]
    for (name, form) in forms { bytes[try atom(name)] = form }
    try request(22, 0, [window, clipboard, 0])
    // When it answers to this it has the clipboard.
    _ = try atom("CLIPBOARD")
    guard !forms.isEmpty else { return }
    let known = bytes
    onThread {
      var parts: [UInt32: [UInt8]] = [:]
      while let message = try? self.next() {
        if message[0] & 0x7F == Message.selectionRequest {
          let (requestor, target) = (message.long(at: 12), message.long(at: 20))
          let property = message.long(at: 24)
          if target == targets {
            var names: [UInt8] = []
            for name in [targets] + known.keys.sorted() { names.add(name) }
            try? self.change(property, of: requestor, type: 4, format: 32, names)
          } else if let form = known[target] {
            if form.count > 50_000 {
              // In parts, of which each comes when the one before has been taken.
              parts[requestor] = form
              try? self.request(2, 0, [requestor, 0x800, 0x40_0000])
              var count: [UInt8] = []
              count.add(UInt32(form.count))
              try? self.change(property, of: requestor, type: increment, format: 32, count)
            } else {
              try? self.change(property, of: requestor, type: target, format: 8, form)
            }
          }
          let isKnown = target == targets || known[target] != nil
          try? self.tell(
            requestor, [message.long(at: 4), requestor, clipboard, target, isKnown ? property : 0])
        } else if message[0] & 0x7F == Message.propertyNotify, message[16] == 1, let rest = parts[message.long(at: 4)] {
          let requestor = message.long(at: 4)
          try? self.change(message.long(at: 8), of: requestor, type: 31, format: 8, Array(rest.prefix(50_000)))
          parts[requestor] = rest.isEmpty ? nil : Array(rest.dropFirst(50_000))
        }
      }
    }
  }

  /// Asks for what is on the clipboard in a form; `done` gets the bytes, or nil where there is no such form.
  func ask(_ form: String, done: @escaping @Sendable ([UInt8]?) -> Void) throws {
    let (clipboard, target) = (try atom("CLIPBOARD"), try atom(form))
    let (place, increment) = (try atom("PLACE"), try atom("INCR"))
    try request(24, 0, [window, clipboard, target, place, 0])
    onThread { done(try? self.answer(at: place, increment)) }
  }

  /// Asks for what is on the clipboard, and is gone before the answer.
  func askAndGo(_ form: String) throws {
    let (clipboard, target, place) = (try atom("CLIPBOARD"), try atom(form), try atom("PLACE"))
    try request(24, 0, [window, clipboard, target, place, 0])
    try request(4, 0, [window])
    _ = try atom("CLIPBOARD")
  }

  private func answer(at place: UInt32, _ increment: UInt32) throws -> [UInt8]? {
    while true {
      let message = try next()
      guard message[0] & 0x7F == Message.selectionNotify else { continue }
      guard message.long(at: 20) != 0 else { return nil }
      break
    }
    let first = try takeProperty(place)
    guard first.type == increment else { return first.bytes }
    var whole: [UInt8] = []
    while true {
      let message = try next()
      guard message[0] & 0x7F == Message.propertyNotify, message.long(at: 8) == place, message[16] == 0 else {
        continue
      }
      let part = try takeProperty(place)
      guard !part.bytes.isEmpty else { return whole }
      whole += part.bytes
    }
  }

  private func takeProperty(_ place: UInt32) throws -> (type: UInt32, bytes: [UInt8]) {
    try request(20, 1, [window, place, 0, 0, 0xFF_FFFF])
    let reply = try reply()
    let count = Int(reply.long(at: 16)) * max(Int(reply[1]) / 8, 1)
    return (reply.long(at: 8), Array(reply.dropFirst(32).prefix(count)))
  }

  private func change(_ property: UInt32, of window: UInt32, type: UInt32, format: UInt8, _ bytes: [UInt8]) throws {
    try request(18, 0, [window, property, type]) { body in
      body += [format, 0, 0, 0]
      body.add(UInt32(bytes.count / (Int(format) / 8)))
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
  }

  private func tell(_ window: UInt32, _ fields: [UInt32]) throws {
    try request(25, 0, [window, 0]) { body in
      body += [Message.selectionNotify, 0, 0, 0]
      for field in fields { body.add(field) }
      body += [UInt8](repeating: 0, count: 8)
    }
  }

  // MARK: The protocol

  private func atom(_ name: String) throws -> UInt32 {
    let bytes = Array(name.utf8)
    try request(16, 0, []) { body in
      body.add(UInt16(bytes.count))
      body.add(UInt16(0))
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return try reply().long(at: 8)
  }

  private func request(
    _ code: UInt8, _ detail: UInt8, _ fields: [UInt32], _ more: (inout [UInt8]) -> Void = { _ in }
  ) throws {
    var body: [UInt8] = []
    for field in fields { body.add(field) }
    more(&body)
    var head: [UInt8] = [code, detail]
    head.add(UInt16(body.count / 4 + 1))
    try socket.write(head + body)
  }

  private func reply() throws -> [UInt8] {
    while true {
      let message = try next()
      if message[0] == 1 { return message }
    }
  }

  /// The next message, error or answer.
  private func next() throws -> [UInt8] {
    let message = try socket.read(32)
    guard message[0] == 1 else { return message }
    return message + (try socket.read(Int(message.long(at: 4)) * 4))
  }

  private func onThread(_ action: @escaping @Sendable () -> Void) {
    let thread = Thread(block: action)
    thread.name = "X neighbour"
    thread.start()
  }
}
#endif
