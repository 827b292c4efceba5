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
}

extension String {
  /// The words as a part of an address.
  var addressPart: String { lowercased().split(separator: " ").joined(separator: "-") }
}
