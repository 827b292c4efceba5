import Foundation
package import OpenCollectionView

extension WindowSession: PasteboardHost {
  /// Bytes of text, and of a document, of a clipboard at most: more is none. [choice]
  package static let mostClipboardBytes = 8 << 20
  /// Bytes of a picture of a clipboard at most: more is none. [choice]
  package static let mostClipboardPictureBytes = 32 << 20

  package func scene(_ scene: UIWindowScene, didCopy content: PasteboardContent) {
    guard let content = Self.bounded(content) else { return }
    copied = content
    shell.clipboard = content
  }

  package func scene(
    _ scene: UIWindowScene, readPasteboard completion: @escaping @MainActor (_ content: PasteboardContent?) -> Void
  ) {
    completion(shell.clipboard.flatMap(Self.bounded))
  }

  /// The part of a clipboard that is taken; nil for nothing that can be pasted.
  private static func bounded(_ content: PasteboardContent) -> PasteboardContent? {
    var content = content
    func isTooLong(_ text: String?) -> Bool { text.map { $0.isEmpty || $0.utf8.count > mostClipboardBytes } ?? false }
    if isTooLong(content.text) { content.text = nil }
    if isTooLong(content.html) { content.html = nil }
    if let png = content.png, png.isEmpty || png.count > mostClipboardPictureBytes { content.png = nil }
    return content.isEmpty ? nil : content
  }

  /// Brings what other programs have copied in before a key, which may paste it.
  func bringClipboard() {
    guard let content = shell.clipboard.flatMap(Self.bounded), content != copied else { return }
    copied = content
    scene?.receivePasteboard(content)
  }
}
