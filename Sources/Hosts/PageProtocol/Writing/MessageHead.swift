/// The first bytes of a message to a page: what it must know on arrival, when the rest may have to wait for a frame.
package struct MessageHead: Equatable {
  package static let length = 2

  /// Tells whether the message holds a commit.
  package var holdsCommit = false
  /// Tells whether the page is to go on asking for frames.
  package var wantsFrames = false
  /// Tells whether the page drops its tree and what it has not shown.
  package var isReset = false
  /// How many of the page's ticks the message answers.
  package var answeredTicks: UInt8 = 0

  package init() {}

  private var flags: UInt8 { (holdsCommit ? 1 : 0) | (wantsFrames ? 2 : 0) | (isReset ? 4 : 0) }

  /// Begins a message.
  package func write(to message: inout MessageWriter) {
    message.write(byte: flags)
    message.write(byte: answeredTicks)
  }

  /// Puts the final values into a message that `write(to:)` has begun.
  package func overwrite(in message: inout MessageWriter) {
    message.overwrite(flags, at: 0)
    message.overwrite(answeredTicks, at: 1)
  }
}
