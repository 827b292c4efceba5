extension UICollectionViewFlowLayout {
  /// The edges from which the insets of sections are measured, across the scrolling.
  public enum SectionInsetReference: Int, Sendable {
    /// From the content's own edges.
    case fromContentInset = 0
    /// From the safe area, where the content's inset does not keep out of it already.
    case fromSafeArea = 1
    /// From the layout margins, where the content's inset does not reach them already.
    case fromLayoutMargins = 2
  }
}
