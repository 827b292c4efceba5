public import Foundation
import Glibc

/// Reading that goes on after a signal: `availableData` and `readDataToEndOfFile()` of Foundation stop the program on Linux when
/// one reaches a thread that waits for bytes.
extension FileHandle {
  /// The bytes that are there, waited for where there are none yet; none at the end, and where it cannot be read.
  public func readAvailable() -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = -1
    repeat { count = Glibc.read(fileDescriptor, &bytes, bytes.count) } while count == -1 && errno == EINTR
    return Data(bytes.prefix(max(count, 0)))
  }

  /// All bytes until the other end is closed.
  public func readWhole() -> Data {
    var whole = Data()
    while case let more = readAvailable(), !more.isEmpty { whole += more }
    return whole
  }
}
