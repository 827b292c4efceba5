#if WindowHost
import Foundation

/// What is on the screen of an ``XServer``, asked by the protocol of the X Window System itself.
final class XScreen {
  private let socket: UnixSocket
  private let root: UInt32

  /// Connects with the server of a display.
  init(display: Int) throws {
    socket = try UnixSocket(path: "/tmp/.X11-unix/X\(display)")
    var hello: [UInt8] = [UInt8(ascii: "l"), 0]
    for number in [11, 0, 0, 0, 0] as [UInt16] { hello.add(number) }
    try socket.write(hello)
    let head = try socket.read(8)
    let body = try socket.read(head.short(at: 6) * 4)
    guard head[0] == 1 else { throw UnixSocket.Failure(description: "The X server lets nobody in.") }
    // The name of its maker and the formats of pictures come before the first screen.
    let vendor = (body.short(at: 16) + 3) / 4 * 4
    root = body.long(at: 32 + vendor + 8 * Int(body[21]))
  }

  /// The pixels of a part of the screen, row by row: red, green and blue.
  func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt8] {
    var request: [UInt8] = [73, 2]
    request.add(UInt16(5))
    request.add(root)
    for number in [x, y, width, height] { request.add(UInt16(number)) }
    request.add(UInt32.max)
    try socket.write(request)
    var head = try socket.read(32)
    // Another mapping of keys is told to everybody, asked for or not, whenever a keyboard comes: neither a reply nor an error.
    while head[0] & 0x7F > 1 { head = try socket.read(32) }
    guard head[0] == 1 else { throw UnixSocket.Failure(description: "The X server shows no such part.") }
    let bytes = try socket.read(Int(head.long(at: 4)) * 4)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for index in stride(from: 0, to: width * height * 4, by: 4) {
      pixels += [bytes[index + 2], bytes[index + 1], bytes[index]]
    }
    return pixels
  }
}
#endif
