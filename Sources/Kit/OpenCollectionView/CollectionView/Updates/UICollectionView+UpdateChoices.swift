// How updates are shown and checked, as a program chooses.
extension UICollectionView {
  /// Tells whether the content that can be seen stays where it is when items above it are inserted, deleted or moved, when the data
  /// is reloaded, or when the layout is another. No unless set, as in UIKit.
  ///
  /// Sizes that become known while one scrolls keep the content in place without it.
  ///
  /// Difference from UIKit: it has no such property, and lets the content jump.
  public var anchorsVisibleContent: Bool {
    get { content.isAnchored }
    set { content.isAnchored = newValue }
  }

  /// The consequence of an update that does not agree with the data. // C26
  ///
  /// Where the program survives its errors (see ``UIApplication/programmingErrorPolicy``) the data is reloaded in each case.
  ///
  /// Difference from UIKit: it has no such property, and always stops the program.
  public var inconsistentUpdatePolicy: InconsistentUpdatePolicy {
    get { changes.inconsistentUpdatePolicy }
    set { changes.inconsistentUpdatePolicy = newValue }
  }
}
