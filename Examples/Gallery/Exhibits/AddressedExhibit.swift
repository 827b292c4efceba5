import OpenCollectionView

/// An exhibit in which one can go somewhere: every place has an address of its own, which can be sent, and Back leads to the
/// one before.
@MainActor protocol AddressedExhibit: ExhibitController {
  /// Where one is, as parts of an address; empty where one begins. When it becomes another the exhibit says that its status
  /// has changed.
  var place: [String] { get }
  /// The name of the place; nil where one begins.
  var placeTitle: String? { get }
  /// Goes to a place, which may be anything: what nobody here has written leads as far as it is understood.
  func go(to place: [String], animated: Bool)
  /// Whether two places lie beside each other, as the photos that one swipes through: Back passes over the one that one came by.
  func areBeside(_ place: [String], _ other: [String]) -> Bool
}

extension AddressedExhibit {
  /// They lie behind each other.
  func areBeside(_ place: [String], _ other: [String]) -> Bool { false }
}

extension String {
  /// The words as a part of an address.
  var addressPart: String { lowercased().split(separator: " ").joined(separator: "-") }
}
