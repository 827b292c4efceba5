public import Foundation

/// A class whose objects are made of data that providers have.
///
/// It is read on any thread.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data of one of these types, or of a type that is a kind of one.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
