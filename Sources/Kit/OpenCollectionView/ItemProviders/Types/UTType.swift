import DragEngine

/// A type of data, such as PNG pictures or plain text, and what it is a kind of.
///
/// ```swift
/// provider.hasItemConformingToTypeIdentifier(UTType.image.identifier)
/// let photo = UTType(exportedAs: "com.example.photo", conformingTo: .image)
/// ```
///
/// Difference from UIKit: it stands in this module, and not in one of its own. There is no database of a system and no list in a
/// property list: about eighty public types are known, and a type that is exported or imported is declared with that. Types for
/// endings of names that nobody has declared are named in our own way.
public struct UTType: Hashable, Sendable, Codable {
  /// The name of the type.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// A type that has been declared; nil for a name that nobody has declared.
  public init?(_ identifier: String) {
    if let found = DeclaredTypes.present.declaration(of: identifier) {
      self.identifier = found.identifier
    } else if TypeTable.dynamicExtension(of: identifier) != nil {
      self.identifier = identifier
    } else {
      return nil
    }
  }

  /// A type that the program owns: it is declared with this, unless it is known already.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    DeclaredTypes.declare(TypeDeclaration(identifier, [parentType?.identifier ?? "public.data"]))
    self.identifier = identifier
  }

  /// A type that others own: it is declared with this, unless it is known already.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files whose names end in `filenameExtension`, given without the dot; nil where the type of that ending is no kind of
  /// `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.hasPrefix(".") ? String(filenameExtension.dropFirst()) : filenameExtension
    guard !ending.isEmpty, !ending.contains("/") else { return nil }
    let found = DeclaredTypes.present.identifier(forExtension: ending)
    guard DeclaredTypes.conforms(found, to: supertype.identifier) else { return nil }
    identifier = found
  }

  /// The type that is called `mimeType` in the network; nil for a name that is not declared, or a type that is no kind of `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = DeclaredTypes.present.identifier(forMIMEType: mimeType),
      DeclaredTypes.conforms(found, to: supertype.identifier)
    else { return nil }
    identifier = found
  }

  static func constant(_ identifier: String) -> UTType { UTType(known: identifier) }

  /// The usual ending of names of files, without the dot; nil for a type that has none.
  public var preferredFilenameExtension: String? { DeclaredTypes.present.preferredExtension(of: identifier) }

  /// The usual name in the network; nil for a type that has none.
  public var preferredMIMEType: String? { DeclaredTypes.present.preferredMIMEType(of: identifier) }

  /// All types that this one is a kind of, without itself.
  public var supertypes: Set<UTType> {
    Set(DeclaredTypes.present.supertypes(of: identifier).map { UTType(known: $0) })
  }

  /// Tells whether this type is the other one or a kind of it.
  public func conforms(to type: UTType) -> Bool { DeclaredTypes.conforms(identifier, to: type.identifier) }

  /// Tells whether this type is a kind of the other one, and not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Tells whether the other type is a kind of this one, and not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Tells whether the type stands for an ending that nobody has declared.
  public var isDynamic: Bool { TypeTable.dynamicExtension(of: identifier) != nil }

  /// Tells whether somebody has declared the type.
  public var isDeclared: Bool { DeclaredTypes.present.declaration(of: identifier) != nil }

  /// Tells whether the type is one that belongs to nobody in particular.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Tells whether two types are one: names do not differ by upper and lower case.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier || left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

  /// A type from an archive.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name into an archive.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The name of the type.
  public var description: String { identifier }
}
