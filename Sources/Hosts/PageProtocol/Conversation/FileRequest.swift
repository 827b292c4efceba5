/// A range of a dropped file that a page is to send. // N84
package struct FileRequest: Equatable, Sendable {
  package var load: UInt32
  package var drag: UInt32
  package var file: UInt32
  package var offset: Int
  package var count: Int

  package init(load: UInt32, drag: UInt32, file: UInt32, offset: Int, count: Int) {
    (self.load, self.drag, self.file, self.offset, self.count) = (load, drag, file, offset, count)
  }
}
