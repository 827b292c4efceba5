public import Foundation

/// A class whose objects become data that providers have.
///
/// It is asked on any thread.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class write, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object writes; those of its class unless it says otherwise.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Says who may see data of a type; all unless it says otherwise.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Says who may see this object's data of a type; as for its class unless it says otherwise.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Writes data of a type. The handler is called once, now or later, on any thread, with data or an error.
  ///
  /// - Returns: how far it has come, by which it can be cancelled; nil where it is done at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of its class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

  /// All see it.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }

  /// Those see it that the class says.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
