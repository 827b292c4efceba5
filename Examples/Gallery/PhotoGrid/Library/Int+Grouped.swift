import OpenCollectionView

extension Int {
  /// The number as people read it: 10,000.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
