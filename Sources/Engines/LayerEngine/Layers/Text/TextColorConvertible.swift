/// An object that stands for a colour, such as UIKit's: what a text layer accepts in the attributes of its text.
package protocol TextColorConvertible {
  /// The colour now.
  var textColor: CGColor { get }
}
