#if BrowserHost
import Foundation
import OpenCollectionView
import PageProtocol

extension PageSession: PasteboardHost {
  func scene(_ scene: UIWindowScene, didCopy content: PasteboardContent) {
    let size = (content.text?.utf8.count ?? 0) + (content.html?.utf8.count ?? 0) + (content.png?.count ?? 0)
    guard !content.isEmpty, size <= limits.clipboardBytes else { return }
    copyCount &+= 1
    counters.update { $0.copies += 1 }
    order { $0.copy(copyCount, content) }
  }

  func scene(
    _ scene: UIWindowScene, readPasteboard completion: @escaping @MainActor (_ content: PasteboardContent?) -> Void
  ) {
    // Without a page there is nobody to ask.
    guard link != nil else { return completion(nil) }
    readCount &+= 1
    readings[readCount] = completion
    order { $0.read(readCount) }
  }

  /// Takes a part of what the page has read.
  func receive(_ part: ClipboardPart) {
    guard let content = clipboard.take(part, limit: limits.clipboardBytes) else { return }
    if part.request != 0 {
      readings.removeValue(forKey: part.request)?(content.isEmpty ? nil : content)
    } else {
      scene?.receivePasteboard(content)
    }
  }

  /// Answers what the page will not answer any more.
  func giveUpReadings() {
    let waiting = readings.sorted { $0.key < $1.key }
    readings = [:]
    for (_, completion) in waiting { completion(nil) }
  }

  /// Takes notice of how writing to the clipboard went.
  func noteCopy(isWritten: Bool) {
    counters.update { if isWritten { $0.copiesWritten += 1 } else { $0.copiesRefused += 1 } }
  }
}
#endif
