/// The limits of what a page may say, and of what is kept of it.
package struct PageLimits: Hashable, Sendable {
  /// Bytes of a message, and so of a part that one holds.
  package var messageBytes = 65_536
  package var recordsPerMessage = 1_024
  package var samplesPerRecord = 512
  package var ticksPerMessage = 4
  package var resendsPerMessage = 1
  /// Pictures that a page keeps although no layer shows them, and how many bytes these have.
  package var idlePictures = 64
  package var idlePictureBytes = 16_777_216
  /// Things that are dragged over a page at a time, and forms of a text of them.
  package var draggedItems = 1_000
  package var draggedTextBytes = 1_048_576
  package var addressBytes = 2_048
  /// Bytes that a page keeps of what a scene was.
  package var restorationBytes = 30_000

  /// The limits that hold unless a host says otherwise.
  package init() {}
}
