import Foundation
package import OpenCollectionView

extension WindowSession: PasteboardHost {
  /// Bytes of text of a clipboard at most: more is none. [choice]
  static let mostClipboardBytes = 8 << 20

  package func scene(_ scene: UIWindowScene, didCopy content: PasteboardContent) {
    guard let text = content.text, text.utf8.count <= Self.mostClipboardBytes else { return }
    copiedText = text
    shell.clipboardText = text
  }

  package func scene(
    _ scene: UIWindowScene, readPasteboard completion: @escaping @MainActor (_ content: PasteboardContent?) -> Void
  ) {
    completion(clipboard)
  }

  /// Tells what the system's clipboard holds; nil for nothing that can be pasted.
  private var clipboard: PasteboardContent? {
    guard let text = shell.clipboardText, !text.isEmpty, text.utf8.count <= Self.mostClipboardBytes else { return nil }
    return PasteboardContent(text: text)
  }

  /// Brings what other programs have copied in before a key, which may paste it.
  func bringClipboard() {
    guard let content = clipboard, content.text != copiedText else { return }
    copiedText = content.text
    scene?.receivePasteboard(content)
  }
}
