#if BrowserHost
import NIOCore

/// The first bytes of a message to a page: what it must know on arrival, when the rest may have to wait for a frame.
struct MessageHead: Equatable {
  static let length = 2

  /// Tells whether the message holds a commit.
  var holdsCommit = false
  /// Tells whether the page is to go on asking for frames.
  var wantsFrames = false
  /// Tells whether the page drops its tree and what it has not shown.
  var isReset = false
  /// How many of the page's ticks the message answers.
  var answeredTicks: UInt8 = 0

  private var flags: UInt8 { (holdsCommit ? 1 : 0) | (wantsFrames ? 2 : 0) | (isReset ? 4 : 0) }

  /// Begins a message.
  func write(to buffer: inout ByteBuffer) {
    buffer.write(byte: flags)
    buffer.write(byte: answeredTicks)
  }

  /// Puts the final values into a message that `write(to:)` has begun.
  func overwrite(in buffer: inout ByteBuffer) {
    buffer.setInteger(flags, at: buffer.readerIndex)
    buffer.setInteger(answeredTicks, at: buffer.readerIndex + 1)
  }
}
#endif
