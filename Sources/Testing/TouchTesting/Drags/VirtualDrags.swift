import Foundation
import GestureEngine
import OpenCollectionView

/// The drags from outside that a screen knows of, as a browser does of those over its page.
@MainActor final class VirtualDrags {
  private var count: UInt32 = 0
  private var files: [UInt32: [VirtualFile]] = [:]
  private var present: [UInt32: WeakDrag] = [:]

  private struct WeakDrag { weak var drag: VirtualDrag? }

  /// How many drags have files that may still be asked for.
  var keptCount: Int { files.count }

  func begin(texts: [ForeignText], files: [VirtualFile], at point: CGPoint, on screen: VirtualScreen) -> VirtualDrag {
    count += 1
    var items: [ForeignItem] = texts.isEmpty ? [] : [.texts(texts)]
    for (number, file) in files.enumerated() {
      items.append(
        .file(
          ForeignFile(
            number: UInt32(number), mimeType: file.mimeType, name: file.name, byteCount: file.byteCount)))
    }
    let drag = VirtualDrag(on: screen, number: count, items: items, at: point)
    self.files[count] = files
    present[count] = WeakDrag(drag: drag)
    drag.begin()
    return drag
  }

  func begin(_ providers: [NSItemProvider], at point: CGPoint, on screen: VirtualScreen) -> VirtualDrag {
    count += 1
    let drag = VirtualDrag(on: screen, number: count, items: [], providers: providers, at: point)
    present[count] = WeakDrag(drag: drag)
    drag.begin()
    return drag
  }

  func hear(_ effect: DropEffect, of number: UInt32) { present[number]?.drag?.hear(effect) }

  /// How many bytes are given at a time: as many as a page sends.
  private static let partBytes = 30_000

  func give(_ load: DroppedFileLoad) {
    // A recording knows how long a file was, and not what was in it.
    let contents: Data
    if let known = files[load.drag] {
      guard known.indices.contains(Int(load.file.number)), let held = known[Int(load.file.number)].contents else {
        return load.fail("it cannot be read")
      }
      contents = held
    } else {
      contents = Data(count: min(max(load.file.byteCount, 0), VirtualScreen.mostReplayedBytes))
    }
    var start = contents.startIndex
    while start < contents.endIndex, !load.isOver {
      let end = min(start + Self.partBytes, contents.endIndex)
      load.receive(contents[start..<end])
      start = end
    }
    load.finish()
  }

  func end(_ number: UInt32) {
    files[number] = nil
    present[number] = nil
  }
}
