/// The identity by which a registration differs from all others.
@MainActor final class RegistrationIdentity {
  /// How many calls of data sources for views are under way.
  static var providersUnderWay = 0
  private static var count = 0

  /// The identifier by which views of the registration are reused.
  let identifier: String
  /// Tells whether it was made while a data source was asked for a view.
  let isMadeInProvider = providersUnderWay > 0
  /// The collection view that knows of the registration: most are used by one only.
  weak var user: UICollectionView?

  init(_ viewClass: UICollectionReusableView.Type) {
    Self.count += 1
    identifier = "\(viewClass) of registration \(Self.count)"
  }

  /// Asks a data source for a view: registrations that are made meanwhile are made for one view only.
  static func providing<View>(_ make: () -> View) -> View {
    providersUnderWay += 1
    defer { providersUnderWay -= 1 }
    return make()
  }

  func checkPlace(_ name: String) {
    guard isMadeInProvider else { return }
    ProgrammingErrors.report(
      "A \(name) was used that was made while the data source was asked for a view, so that no view could ever be "
        + "used again: make the registration once, before the data source is asked, and keep it.",
      instead: "the view is shown, and a new one is made each time")
  }
}
