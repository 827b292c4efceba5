public import Foundation
public import GestureEngine

/// The bytes of a file that was dropped, on their way from the host to who has asked for them. // N84
///
/// They are written to a file of the system's temporary directory as they come, so that memory holds one part at a time. The host
/// calls ``receive(_:)`` until it has given all, and then ``finish()``; or ``fail(_:)`` once.
@preconcurrency @MainActor public final class DroppedFileLoad {
  /// Its number, which no other load of the scene has.
  public let number: UInt32
  /// The drag whose file it is.
  public let drag: UInt32
  /// The file that is loaded.
  public let file: ForeignFile
  /// How many bytes have come.
  public private(set) var receivedByteCount = 0
  /// Tells whether nothing more is wanted: it is finished, has failed, or was cancelled by who asked for it.
  public private(set) var isOver = false
  /// Called once when nothing more is wanted before all has come, because who asked has cancelled it.
  public var onCancel: (() -> Void)?

  private let progress: Progress
  private let completion: @Sendable (URL?, (any Error)?) -> Void
  private var directory: URL?
  private var handle: FileHandle?

  init(
    number: UInt32, drag: UInt32, file: ForeignFile, progress: Progress,
    completion: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) {
    self.number = number
    self.drag = drag
    self.file = file
    self.progress = progress
    self.completion = completion
  }

  isolated deinit { fail("the host has let go of it") }

  /// Takes the next bytes. More than were announced fail the load.
  public func receive(_ bytes: Data) {
    guard !isOver else { return }
    guard bytes.count <= file.byteCount - receivedByteCount else {
      return fail("more than the \(file.byteCount) bytes came that were announced")
    }
    do {
      try open().write(contentsOf: bytes)
    } catch {
      return fail("its bytes cannot be kept: \(error.localizedDescription)")
    }
    receivedByteCount += bytes.count
    progress.completedUnitCount = Int64(receivedByteCount)
  }

  /// All bytes have come. Fewer than were announced fail the load.
  public func finish() {
    guard !isOver else { return }
    guard receivedByteCount == file.byteCount else {
      return fail("\(receivedByteCount) bytes came of the \(file.byteCount) that were announced")
    }
    do {
      // An empty file has had no bytes to make it.
      let url = try place()
      try open().close()
      handle = nil
      isOver = true
      let directory = directory
      self.directory = nil
      // Who has asked reads or copies it, which takes a while.
      Task.detached { [completion] in
        completion(url, nil)
        if let directory { try? FileManager.default.removeItem(at: directory) }
      }
    } catch {
      fail("its bytes cannot be kept: \(error.localizedDescription)")
    }
  }

  /// The bytes do not come: a sentence's part says why.
  public func fail(_ reason: String) {
    guard !isOver else { return }
    isOver = true
    completion(nil, NSItemProvider.error(.itemUnavailableError, reason))
    remove()
  }

  /// Ends the load for who asked for it: they do not want it any longer, and have been told already.
  func cancel() {
    guard !isOver else { return }
    fail("it was cancelled")
    onCancel?()
    onCancel = nil
  }

  private func place() throws -> URL {
    if directory == nil {
      let new = FileManager.default.temporaryDirectory
        .appendingPathComponent("DroppedFile-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      directory = new
    }
    return (directory ?? FileManager.default.temporaryDirectory).appendingPathComponent("bytes")
  }

  private func open() throws -> FileHandle {
    if let handle { return handle }
    let url = try place()
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let new = try FileHandle(forWritingTo: url)
    handle = new
    return new
  }

  private func remove() {
    try? handle?.close()
    handle = nil
    if let directory { try? FileManager.default.removeItem(at: directory) }
    directory = nil
  }
}
