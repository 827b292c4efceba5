package import Foundation

/// Keeps in files where windows were.
package struct StateStore: Sendable {
  private let folder: URL

  /// A store in a folder, which is made when something is kept.
  package init(folder: URL) { self.folder = folder }

  private func file(of window: Int) -> URL { folder.appendingPathComponent("window-\(window).state") }

  /// Tells what a window, counted from 0, was like; nil where nothing is kept, or nothing that can be read.
  package func state(of window: Int) -> [UInt8]? {
    guard let reader = try? FileHandle(forReadingFrom: file(of: window)) else { return nil }
    defer { try? reader.close() }
    // No longer than a file that this has written.
    guard let data = try? reader.read(upToCount: KeptState.mostBytes + 64) else { return nil }
    return KeptState.state(of: Array(data))
  }

  /// The windows, counted from 0, of which something is kept, in their order.
  package var windows: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix("window-"), name.hasSuffix(".state") else { return nil }
      return Int(name.dropFirst(7).dropLast(6)).flatMap { state(of: $0) == nil ? nil : $0 }
    }.sorted()
  }

  /// Keeps nothing of a window any longer, which a person has closed.
  package func forget(_ window: Int) { try? FileManager.default.removeItem(at: file(of: window)) }

  /// Keeps what a window is like; a file is whole or as it was, whenever the power goes.
  ///
  /// - Returns: whether it is kept.
  @discardableResult
  package func keep(_ state: [UInt8], of window: Int) -> Bool {
    guard let bytes = KeptState.file(of: state) else { return false }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file(of: window), options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
