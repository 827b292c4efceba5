// What a text layer takes from UIKit's vocabulary as its font and its colours.

extension UIFont: TextFontConvertible {}

extension UIColor: TextColorConvertible {
  package var textColor: CGColor { cgColor }
}
