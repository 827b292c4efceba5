public import Foundation

extension NSAttributedString {
  /// A kind of documents, by what they are written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String

    /// A kind of documents.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich Text Format with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A way of reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String

    /// An option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of what has none, by their keys.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document.
  ///
  /// Difference from UIKit: nothing here reads HTML or Rich Text Format. A document that is not plain throws
  /// `CocoaError(.featureUnsupported)`.
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: what it is written in, its encoding (UTF-8 where none is given), and the attributes of its letters.
  ///   - dict: kept for programs that pass one; nothing is told in it.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType]
    let name = (type as? DocumentType)?.rawValue ?? type as? String ?? DocumentType.plain.rawValue
    guard name == DocumentType.plain.rawValue else { throw CocoaError(.featureUnsupported) }
    let encoding = options[.characterEncoding].flatMap { value -> String.Encoding? in
      let number = value as? UInt ?? (value as? Int).map { UInt($0) }
      return number.map { String.Encoding(rawValue: $0) } ?? value as? String.Encoding
    }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
  }
}
