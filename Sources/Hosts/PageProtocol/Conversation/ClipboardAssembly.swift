import Foundation
package import OpenCollectionView

/// Puts the parts together that a page has read from the clipboard.
package struct ClipboardAssembly {
  private var forms: [ClipboardPart.Form: [UInt8]] = [:]
  private var count = 0
  private var isGivenUp = false

  package init() {}

  /// Takes a part; answers the content when the part was the last. Content beyond `limit` bytes counts as none, and text
  /// that is no UTF-8 is left out.
  package mutating func take(_ part: ClipboardPart, limit: Int) -> PasteboardContent? {
    if part.isFirst { self = ClipboardAssembly() }
    count += part.bytes.count
    if count > limit {
      isGivenUp = true
      forms = [:]
    }
    if !isGivenUp, part.form != .nothing {
      forms[part.form, default: []] += part.bytes
    }
    guard part.isLast else { return nil }
    defer { self = ClipboardAssembly() }
    return PasteboardContent(
      text: text(.text), html: text(.html), png: forms[.png].map { Data($0) })
  }

  private func text(_ form: ClipboardPart.Form) -> String? {
    forms[form].flatMap { String(validating: $0, as: UTF8.self) }
  }
}
