/// An object that stands for a shadow of letters, such as UIKit's.
package protocol TextShadowConvertible {
  /// The shadow now; nil for one that does not show.
  var textShadow: TextDecoration.Shadow? { get }
}
