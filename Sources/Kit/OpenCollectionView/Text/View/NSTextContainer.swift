public import Foundation

/// The room for the text of a text view.
///
/// Difference from UIKit: it belongs to its text view and has no layout manager: TextKit itself is left out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var didChange: () -> Void = {}

  /// The space at both ends of a line, in points; 5 unless set. // X23
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The room that was set for the text; without effect in a text view, whose text has the view's room. Nothing unless set.
  open var size = CGSize.zero

  /// How many lines are shown; 0 for all, unless set.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// Tells where lines break, and how the last one ends; between words unless set.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }
}
