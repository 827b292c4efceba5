#if WindowHost
import Foundation
import Glibc

/// A connection with a server of this machine, by a path.
final class UnixSocket: Sendable {
  /// Why there is no connection, or no longer one.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let file: Int32

  /// Connects.
  init(path: String) throws {
    file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw Failure(description: "The path \(path) is too long for a socket.")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let answer = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
    }
    guard answer == 0 else {
      throw Failure(description: "No connection with \(path): \(String(cString: strerror(errno))).")
    }
  }

  deinit { close(file) }

  /// Sends bytes.
  func write(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(file, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(description: "The server takes nothing any more.") }
      sent += count
    }
  }

  /// Waits for as many bytes.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var read = 0
    while read < count {
      let more = bytes.withUnsafeMutableBytes { recv(file, $0.baseAddress! + read, count - read, 0) }
      guard more > 0 else { throw Failure(description: "The server has gone.") }
      read += more
    }
    return bytes
  }
}

extension [UInt8] {
  /// Adds a number, its least byte first.
  mutating func add(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// The number of two bytes at a place.
  func short(at index: Int) -> Int { Int(self[index]) | Int(self[index + 1]) << 8 }

  /// The number of four bytes at a place.
  func long(at index: Int) -> UInt32 { UInt32(short(at: index)) | UInt32(short(at: index + 2)) << 16 }
}
#endif
