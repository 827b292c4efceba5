package import Foundation
package import GestureEngine
public import TextEngine

// MARK: For hosts that show texts by elements of their own

extension UIWindowScene {
  /// The host's page knows nothing of the fields that are shown, as after a reload: each begins a new exchange with its text as it
  /// is, and what was composed is ordinary text. To be called before ``snapshot()``.
  public func renewFields() { serve { texts.renewAll() } }

  /// The host's page is there again after the line was lost, with its elements as they were: orders to resume follow at the end
  /// of the next frame.
  public func resumeFields() { serve { texts.resumeAll() } }

  /// Tells what was wrong with a report of the host that cannot be, since this was asked last; nil where nothing was. The
  /// connection that brought it is to be closed.
  public func takeTextExchangeError() -> TextExchangeError? {
    defer { texts.error = nil }
    return texts.error
  }
}

// MARK: For hosts that show texts as the scene draws them

extension UIWindowScene {
  /// Puts what an input method composes into the text that is edited, in the place of what it composed before; an
  /// empty text takes that out. Done at once, so what was received before is to be delivered first.
  ///
  /// - Parameter selectedRange: what is selected in it, in UTF-16 units.
  package func compose(_ text: String, selectedRange: NSRange) {
    serve {
      guard let input = texts.editedInput, !text.isEmpty || input.markedTextRange != nil else { return }
      input.setMarkedText(text, selectedRange: selectedRange)
      if text.isEmpty { input.unmarkText() }
    }
  }

  /// The place on the screen where is typed, for the list of an input method; nil where nothing is edited.
  package var typingPlace: CGRect? {
    guard let input = texts.editedInput, let view = input as? UIView, view.window?.windowScene === self,
      let end = (input.markedTextRange ?? input.selectedTextRange)?.end
    else { return nil }
    return view.convert(input.caretRect(for: end), to: nil)
  }
}

// MARK: For tools

extension UIWindowScene {
  /// The number of the layer whose field an element would show for a field; nil where it is not shown.
  package func layerOfText(in field: UITextField) -> LayerID? { tree.identifier(of: field.content.layer) }

  /// The layer of the caret that the scene draws by itself, and whether it is seen now: it blinks by the clock. Nil where the
  /// host's elements show carets, where nothing is edited, and where something is selected.
  package var caret: (layer: LayerID, isSeen: Bool)? { texts.caret }

  /// Tells whether what is typed now, or is in a report, is secret: it is in no record, whatever records may hold. // X58
  package func isSecret(_ report: TextReport?) -> Bool {
    guard let report else {
      return windows.contains { window in
        guard let owner = window.firstResponder as? any TextOwner else {
          return (window.firstResponder as? any UITextInputTraits)?.isSecureTextEntry == true
        }
        return owner.edited.isSecret
      }
    }
    return texts.isSecure(layer: report.layer)
  }
}
