import Foundation
package import GestureEngine
package import OpenCollectionView

extension WindowSession: DropHost {
  /// Things of one drop at most. [choice]
  package static let mostDroppedThings = 1000
  /// Bytes of a file that are read at a time. [choice]
  nonisolated static let droppedPartBytes = 1 << 18

  /// Nothing to do: SDL does not ask before a drop.
  package func scene(_ scene: UIWindowScene, drag: UInt32, wouldDo effect: DropEffect) {}

  /// Brings in what was dropped on the window: a drag from outside that comes, and is dropped.
  func drop(_ things: [ShellEvent.DroppedThing], at place: CGPoint, now: Double) {
    guard let scene, place.x.isFinite, place.y.isFinite else { return }
    var paths: [String] = []
    var (shown, whole): ([ForeignItem], [ForeignItem]) = ([], [])
    for thing in things.prefix(Self.mostDroppedThings) {
      switch thing {
      case .file(let path):
        guard let file = Self.file(path, number: UInt32(paths.count)) else { continue }
        paths.append(path)
        whole.append(.file(file))
        shown.append(.file(ForeignFile(number: file.number, mimeType: file.mimeType)))
      case .text(let text):
        guard !text.isEmpty, text.utf8.count <= Self.mostClipboardBytes else { continue }
        whole.append(.texts([ForeignText(mimeType: "text/plain", text: text)]))
        shown.append(.texts([ForeignText(mimeType: "text/plain", text: nil)]))
      }
    }
    guard !whole.isEmpty else { return }
    dropped = (dropped.drag &+ 1, paths)
    deliverAtOnce(now: now)
    scene.receive(.drag(DragReport(time: now, drag: dropped.drag, kind: .entered(place, shown))))
    // Who is under it is known after a frame.
    deliverAtOnce(now: now)
    scene.receive(.drag(DragReport(time: now, drag: dropped.drag, kind: .dropped(place, whole))))
  }

  private static func file(_ path: String, number: UInt32) -> ForeignFile? {
    let url = URL(fileURLWithPath: path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path) else {
      return nil
    }
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? ""
    return ForeignFile(
      number: number, mimeType: type, name: url.lastPathComponent,
      byteCount: (attributes[.size] as? NSNumber)?.intValue ?? 0)
  }

  package func scene(_ scene: UIWindowScene, load file: DroppedFileLoad) {
    guard file.drag == dropped.drag, dropped.paths.indices.contains(Int(file.file.number)) else {
      return file.fail("it is of another drop")
    }
    let path = dropped.paths[Int(file.file.number)]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      return file.fail(isFolder.boolValue ? "it is a folder" : "it is gone")
    }
    // A file may be far away: nobody waits for it.
    Task.detached { await Self.read(path, into: file) }
  }

  package func scene(_ scene: UIWindowScene, didEndDrag drag: UInt32) {
    if drag == dropped.drag { dropped.paths = [] }
  }

  private nonisolated static func read(_ path: String, into load: DroppedFileLoad) async {
    do {
      let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? reader.close() }
      while let part = try reader.read(upToCount: droppedPartBytes), !part.isEmpty {
        let isOver = await MainActor.run {
          load.receive(part)
          return load.isOver
        }
        guard !isOver else { return }
      }
      await MainActor.run { load.finish() }
    } catch {
      await MainActor.run { load.fail("it cannot be read: \(error.localizedDescription)") }
    }
  }
}
