#if WindowHost
import Foundation

/// One of the devices of an ``XServer``, by the protocol of its driver (`xf86-input-inputtest-protocol.h`).
///
/// A device serves one connection for as long as the server lives.
final class InputDevice {
  private let socket: UnixSocket

  /// Connects with a device.
  init(path: String) throws {
    socket = try UnixSocket(path: path)
    var version: [UInt8] = []
    version.add(UInt32(12))
    version.add(UInt32(0))
    version.add(UInt16(1))
    version.add(UInt16(1))
    try socket.write(version)
    _ = try socket.read(12)
  }

  /// What a contact of a touch screen does, by the numbers of the input extension.
  enum Contact: UInt32 {
    case down = 18
    case moved = 19
    case up = 20
  }

  /// A contact comes down, moves or lifts, at a place of the screen in pixels.
  func touch(_ contact: Contact, _ number: UInt32, at place: CGPoint) throws {
    try send(type: 6) {
      $0.add(number)
      $0.add(contact.rawValue)
      $0.addPlace(place)
    }
  }

  /// The mouse stands at a place of the screen in pixels.
  func move(to place: CGPoint) throws {
    try send(type: 2) {
      $0.add(UInt32(1))
      $0.add(UInt32(0))
      $0.addPlace(place)
    }
  }

  /// A button of the mouse goes down or up, at a place of the screen.
  func button(_ number: Int32, isDown: Bool, at place: CGPoint) throws {
    try send(type: 4) {
      $0.add(Int32(1))
      $0.add(number)
      $0.add(UInt32(isDown ? 1 : 0))
      $0.add(UInt32(0))
      $0.addPlace(place)
    }
  }

  /// A key goes down or up, by the number that the X server has for it.
  func key(_ code: Int32, isDown: Bool) throws {
    try send(type: 5) {
      $0.add(code)
      $0.add(UInt32(isDown ? 1 : 0))
    }
  }

  private func send(type: UInt32, _ fields: (inout [UInt8]) -> Void) throws {
    var body: [UInt8] = []
    fields(&body)
    var event: [UInt8] = []
    event.add(UInt32(8 + body.count))
    event.add(type)
    try socket.write(event + body)
  }
}

extension [UInt8] {
  /// The values of the two axes of a place: from 0 to 65,535 across the screen.
  fileprivate mutating func addPlace(_ place: CGPoint) {
    var values = [Double](repeating: 0, count: 64)
    values[0] = (place.x / Double(XServer.size.width) * 65_536).rounded()
    values[1] = (place.y / Double(XServer.size.height) * 65_536).rounded()
    add(UInt32(0))
    // A bit for each axis that is told.
    append(contentsOf: [0b11, 0, 0, 0, 0, 0, 0, 0])
    add(UInt32(0))
    for value in values + [Double](repeating: 0, count: 64) { add(value.bitPattern) }
  }
}
#endif
