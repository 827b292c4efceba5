public import Foundation

/// A host's report of things that are dragged over its screen from elsewhere: from another page, another program or the
/// desktop; or of what has become of the scene's own that a person has dragged out. // N82, N86
public struct DragReport: Hashable, Sendable, Codable {
  /// The stages of a drag.
  public enum Kind: Hashable, Sendable, Codable {
    /// It has come over the screen. Which forms its items have is known, and nothing of what they hold.
    case entered(CGPoint, [ForeignItem])
    /// It has moved.
    case moved(CGPoint)
    /// It has left the screen, or was given up over it: hosts cannot tell these apart.
    case left
    /// It was dropped, with what its items hold.
    case dropped(CGPoint, [ForeignItem])
    /// It has been taken away, as by a connection that was lost.
    case cancelled
    /// The scene's own drag of this number has gone out of the screen and was dropped there, and this has been done with it. The
    /// touch that drags ends with a cancel of its own, after this. // N86
    case taken(DropEffect)
  }

  /// When, in seconds of the application's clock.
  public var time: Double
  /// The drag's number, which no other one of the same host has; of one that has gone out, the number that its scene has given it.
  public var drag: UInt32
  /// The stage that it has come to.
  public var kind: Kind

  /// A report of a moment.
  public init(time: Double, drag: UInt32, kind: Kind) {
    self.time = time
    self.drag = drag
    self.kind = kind
  }

  /// How long it is as text, more or less.
  public var roughByteCount: Int {
    switch kind {
    case .entered(_, let items), .dropped(_, let items): 100 * items.count + textByteCount
    case .moved, .left, .cancelled, .taken: 0
    }
  }

  /// Bytes of the texts that come with it.
  public var textByteCount: Int {
    guard case .dropped(_, let items) = kind else { return 0 }
    return items.reduce(0) { $0 + $1.textByteCount }
  }
}

/// One thing that is dragged in from elsewhere.
public enum ForeignItem: Hashable, Sendable, Codable {
  /// Texts that say the same in several forms, the best first: a link is an address, HTML and plain text.
  case texts([ForeignText])
  /// A file.
  case file(ForeignFile)

  /// Bytes of its texts.
  public var textByteCount: Int {
    guard case .texts(let texts) = self else { return 0 }
    return texts.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
  }
}

/// One form of a text that is dragged in.
public struct ForeignText: Hashable, Sendable, Codable {
  /// Its type as the network names it: `text/plain`, `text/html`, `text/uri-list` or one of the source's own.
  public var mimeType: String
  /// Its letters; nil until it is dropped.
  public var text: String?

  /// A form of a text.
  public init(mimeType: String, text: String? = nil) {
    self.mimeType = mimeType
    self.text = text
  }
}

/// A file that is dragged in: a promise, since its bytes are asked for when somebody wants them.
public struct ForeignFile: Hashable, Sendable, Codable {
  /// Its number among those of its drag.
  public var number: UInt32
  /// Its type as the network names it; empty where the host does not know it.
  public var mimeType: String
  /// Its name, never a path; empty until it is dropped.
  public var name: String
  /// How many bytes it has; 0 until it is dropped.
  public var byteCount: Int

  /// A file.
  public init(number: UInt32, mimeType: String, name: String = "", byteCount: Int = 0) {
    self.number = number
    self.mimeType = mimeType
    self.name = name
    self.byteCount = byteCount
  }
}

/// Says what a drop would do with things from elsewhere, as hosts can show it. // N87
public enum DropEffect: UInt8, Hashable, Sendable, Codable {
  /// Nothing.
  case none = 0
  /// The target gets a copy.
  case copy = 1
  /// The target gets it, and the source is to remove it.
  case move = 2

  /// The name of the case.
  package var name: String {
    switch self {
    case .none: "none"
    case .copy: "copy"
    case .move: "move"
    }
  }
}
