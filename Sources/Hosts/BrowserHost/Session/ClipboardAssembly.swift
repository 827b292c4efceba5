#if BrowserHost
import Foundation
import NIOCore
import OpenCollectionView

/// Puts the parts together that a page has read from the clipboard.
struct ClipboardAssembly {
  private var forms: [ClipboardPart.Form: ByteBuffer] = [:]
  private var count = 0
  private var isGivenUp = false

  /// Takes a part; answers the content when the part was the last. Content beyond `limit` bytes counts as none, and text
  /// that is no UTF-8 is left out.
  mutating func take(_ part: ClipboardPart, limit: Int) -> PasteboardContent? {
    if part.isFirst { self = ClipboardAssembly() }
    count += part.bytes.readableBytes
    if count > limit {
      isGivenUp = true
      forms = [:]
    }
    if !isGivenUp, part.form != .nothing {
      forms[part.form, default: ByteBuffer()].writeImmutableBuffer(part.bytes)
    }
    guard part.isLast else { return nil }
    defer { self = ClipboardAssembly() }
    return PasteboardContent(
      text: text(.text), html: text(.html), png: forms[.png].map { Data($0.readableBytesView) })
  }

  private func text(_ form: ClipboardPart.Form) -> String? {
    forms[form].flatMap { String(validating: $0.readableBytesView, as: UTF8.self) }
  }
}
#endif
