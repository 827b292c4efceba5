/// A host with a clipboard of its own: what is copied in a scene goes there, and what was copied elsewhere comes in.
///
/// A ``SceneHost`` that conforms to it is found by itself; the library asks nothing else of it. All calls are made on the
/// main actor, during a frame of the scene or while its input is delivered.
///
/// Every scene has a general pasteboard of its own, because the scenes of one application may belong to different people.
///
/// The host calls ``UIWindowScene/receivePasteboard(_:)`` when the person pastes by the host's own means, a key or a menu
/// of the browser: first that, then the key with ``UIWindowScene/receive(_:)``, so that the program finds the content when
/// it is told to paste.
@preconcurrency @MainActor public protocol PasteboardHost: AnyObject {
  /// The general pasteboard of a scene has new content, to be put on the host's clipboard.
  ///
  /// Called once per change that a program made, at once; not for content that came from the host, nor for content that
  /// the program keeps to itself (`localOnly`). Content without text, HTML and picture means that the pasteboard was
  /// emptied or holds what other programs cannot read: the host's clipboard is better left alone then. A host that cannot
  /// write at once keeps the newest content until it can.
  func scene(_ scene: UIWindowScene, didCopy content: PasteboardContent)

  /// A person has chosen *Paste* in one of the library's own menus: the host's clipboard may be newer than the scene's
  /// pasteboard.
  ///
  /// Call `completion` exactly once, now or later: with the clipboard's content, or with nil where it cannot be read or
  /// the person does not allow it. The program is told to paste after that, with whatever the scene's pasteboard holds.
  func scene(
    _ scene: UIWindowScene, readPasteboard completion: @escaping @MainActor (_ content: PasteboardContent?) -> Void)
}

/// The content that hosts and scenes exchange by their clipboards.
public struct PasteboardContent: Hashable, Sendable {
  /// Plain text; of several copied texts, each is on its own line.
  public var text: String?
  /// The same as a piece of an HTML document.
  public var html: String?
  /// A picture, as the bytes of a PNG file.
  public var png: Data?

  /// Content in up to three forms.
  public init(text: String? = nil, html: String? = nil, png: Data? = nil) {
    self.text = text
    self.html = html
    self.png = png
  }

  /// Tells whether there is nothing that other programs could read.
  public var isEmpty: Bool { text == nil && html == nil && png == nil }
}

extension UIWindowScene {
  /// Takes in what the host's clipboard holds; the scene's general pasteboard has it from now on.
  ///
  /// Content that the scene itself has copied last changes nothing: the pasteboard may hold more forms of it than the
  /// host's clipboard. Call it before the key or command that pastes. Bytes that are no picture are kept as bytes.
  public func receivePasteboard(_ content: PasteboardContent) {
    pasteboards.general.receive(content)
  }

  /// Runs `action` when the general pasteboard is as new as the host's clipboard: at once where there is none.
  func withNewestPasteboard(_ action: @escaping @MainActor () -> Void) {
    guard let host = pasteboardHost else { return action() }
    host.scene(self) { [weak self] content in
      if let content { self?.receivePasteboard(content) }
      guard let self else { return }
      application.withScene(self, action)
    }
  }
}
