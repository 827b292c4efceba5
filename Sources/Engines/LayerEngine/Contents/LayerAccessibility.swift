/// The description of a layer for assistive tools.
///
/// It is a small value: the parts that few layers have stand in ``details``, and layers without them do not pay for
/// them.
public struct LayerAccessibility: Hashable, Sendable {
  /// The kind.
  public var role: Role
  /// The name that is read out.
  public var label: String
  /// The value that is read after the name.
  public var value: String?
  /// Tells whether it is selected; nil where that has no meaning.
  public var isSelected: Bool?
  /// Tells whether it takes input.
  public var isEnabled: Bool
  /// Tells whether it does something when it is activated, and so can be reached with the keyboard.
  public var isInteractive: Bool
  private var storedDetails: StoredDetails?
  // The place of the details: each cell has one, and another whenever it comes for another item, so that it has none of the cost
  // of what few have. A count of 0 stands for none.
  private var placeNumber: Int32 = 0
  private var placeCount: Int32 = 0

  /// A description of a layer; without details it has none to look at.
  public init(
    role: Role, label: String, value: String? = nil, isSelected: Bool? = nil, isEnabled: Bool = true,
    isInteractive: Bool = false, details: Details? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.isInteractive = isInteractive
    if let details { self.details = details }
  }

  /// The parts that few descriptions have; the empty details where there is nothing.
  public var details: Details {
    get {
      var details = storedDetails?.details ?? Details()
      if placeCount > 0 { details.place = Place(Int(placeNumber), of: Int(placeCount)) }
      return details
    }
    set {
      var others = newValue
      (placeNumber, placeCount) = (0, 0)
      if let place = newValue.place, place.count > 0, place.count <= Int32.max, place.number <= place.count {
        (placeNumber, placeCount) = (Int32(clamping: place.number), Int32(place.count))
        others.place = nil
      }
      storedDetails = others == Details() ? nil : StoredDetails(others)
    }
  }

  /// Tells whether there are details.
  public var hasDetails: Bool { storedDetails != nil || placeCount > 0 }
}

extension LayerAccessibility {
  /// Details behind a reference, so that descriptions without them stay small.
  private final class StoredDetails: Hashable, Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }

    static func == (left: StoredDetails, right: StoredDetails) -> Bool {
      left === right || left.details == right.details
    }

    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }
}
