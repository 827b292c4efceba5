/// The lines above and below an item of a list.
///
/// ```swift
/// configuration.itemSeparatorHandler = { indexPath, separators in
///   var separators = separators
///   if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
///   return separators
/// }
/// ```
///
/// Two are equal if they say the same, whatever appearance they were made for. // I37
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Tells whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// As lists have it: below an item that is followed by another one. // I38
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// The insets of lines that begin where the text of their row does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: .greatestFiniteMagnitude, bottom: 0, trailing: .greatestFiniteMagnitude)

  /// Tells whether the line above the item is seen; it is not unless set. // I38
  public var topSeparatorVisibility = Visibility.automatic

  /// Tells whether the line below the item is seen.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the line above from the edges of the row, in points. An edge that is automatic follows the content. // I42
  public var topSeparatorInsets = Self.automaticInsets

  /// The distances of the line below from the edges of the row, in points. An edge that is automatic follows the content. // I42
  public var bottomSeparatorInsets = Self.automaticInsets

  /// The colour of lines.
  public var color = UIColor.separator

  /// The colour of lines between two items that are selected. // I44
  public var multipleSelectionColor = UIColor.opaqueSeparator

  /// The effect of lines on what is behind them, below their colour; nil, as unless set, for none. // I147
  public var visualEffect: UIVisualEffect?

  /// The lines that lists of an appearance have unless set otherwise: the same in all of them. // I36
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
