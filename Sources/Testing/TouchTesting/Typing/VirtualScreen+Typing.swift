import Foundation
public import GestureEngine
import LayerEngine
public import OpenCollectionView
import TextEngine

// What a person does in a field of a page. The element changes at once; the program hears of it with the frame that each call
// runs, or later, where ``lineDelay`` says so.
extension VirtualScreen {
  /// The keyboard; one before the screen unless set.
  public var keyboard: VirtualKeyboard {
    get { page.keyboard }
    set { page.keyboard = newValue }
  }

  /// How long a message between the elements of fields and the program is on its way, in seconds, in either direction; 0 unless
  /// set.
  ///
  /// Set it to see what a program that corrects what is typed does over a slow line: what was typed meanwhile must stay.
  public var lineDelay: Double {
    get { page.delay }
    set { page.delay = Self.checked(newValue) }
  }

  /// The text that a person sees in the field that is edited, before the program has had its say; nil where none is edited.
  public var typedText: String? { page.focus.flatMap { page.shown($0)?.text } }

  /// The selection that a person sees in the field that is edited, in UTF-16 units; nil where none is edited.
  public var typedSelection: Range<Int>? { page.focus.flatMap { page.shown($0)?.selection } }

  /// Types a text, character by character, each with a frame; a line feed is the Return key.
  ///
  /// Into the field that is edited; where the first responder is something else that takes keys, it gets them as keys.
  public func type(_ text: String) {
    application.becomeShared()
    for character in text {
      guard let layer = page.focus else {
        press(character == "\n" ? "Enter" : String(character))
        continue
      }
      if character == "\n", !page.holdsLines(layer) {
        press("Enter")
      } else {
        insert(String(character), as: character == "\n" ? .insertLineBreak : .insertText, in: layer)
      }
    }
  }

  /// Puts several characters in at once, as dictation, a chosen candidate or a completion do.
  public func dictate(_ text: String) { inFocus { insert(text, as: .insertText, in: $0) } }

  /// Drops a text at a place of the field that is edited, in UTF-16 units.
  public func drop(_ text: String, at place: Int) {
    inFocus { layer in
      page.edit(layer) { element in
        var document = TextDocument(element.text)
        document.replace(document.clamped(place..<place), with: text)
        return (element.change(to: document.text, selection: document.selection, kind: .insertFromDrop), nil)
      }
    }
  }

  /// Pastes a text; it is on the pasteboard then.
  public func paste(_ text: String) { inFocus { insert(text, as: .insertFromPaste, in: $0) } }

  /// Presses backspace a number of times: each takes away the selection, or the character before the caret.
  public func backspace(_ count: Int = 1) {
    for _ in 0..<count {
      guard let layer = page.focus else {
        press("Backspace")
        continue
      }
      page.edit(layer) { element in
        var document = TextDocument(element.text)
        document.selection = element.markedRange ?? element.selection
        guard !document.rangeOfBackwardDeletion.isEmpty else { return (element.deleteNothing(), nil) }
        document.deleteBackward()
        return (
          element.change(to: document.text, selection: document.selection, kind: .deleteContentBackward), nil
        )
      }
      runFrame()
    }
  }

  /// Selects a range of the text in UTF-16 units; an empty one puts the caret there.
  public func select(_ range: Range<Int>) {
    inFocus { layer in
      page.edit(layer) { element in
        element.select(TextDocument(element.text).clamped(range))
        return (element.report(), nil)
      }
    }
  }

  /// Composes, as an input method does: the text stands in the place of what is composed or, where nothing is, of the selection.
  ///
  /// - Parameters:
  ///   - text: what is composed so far.
  ///   - selectedRange: the selection in it, in UTF-16 units; the caret at its end unless given.
  public func mark(_ text: String, selectedRange: Range<Int>? = nil) {
    inFocus { layer in
      page.edit(layer) { element in
        element.beginComposing()
        var document = TextDocument(element.text)
        document.selection = element.markedRange ?? element.selection
        let end = text.utf16.count
        document.setMarkedText(text, selectedRange: selectedRange ?? end..<end)
        return (
          element.change(
            to: document.text, selection: document.selection, markedRange: document.markedRange,
            kind: .insertCompositionText), nil
        )
      }
    }
  }

  /// Ends a composition with a text, or with what is composed.
  public func commit(_ text: String? = nil) {
    inFocus { layer in
      page.edit(layer) { element in
        guard let marked = element.markedRange else {
          return element.endComposing(text: element.text, selection: element.selection)
        }
        guard let text else { return element.endComposing(text: element.text, selection: element.selection) }
        var document = TextDocument(element.text)
        document.replace(marked, with: text)
        return element.endComposing(text: document.text, selection: document.selection)
      }
    }
  }

  /// Fills a field in without editing it, as a browser does with names and passwords.
  ///
  /// - Returns: whether the field is shown.
  @discardableResult
  public func fillIn(_ text: String, into field: UITextField) -> Bool {
    guard let layer = scene.layerOfText(in: field) else { return false }
    page.edit(layer) { element in
      let end = text.utf16.count
      return (element.change(to: text, selection: end..<end, kind: .other), nil)
    }
    runFrame()
    return true
  }

  private func inFocus(_ body: (LayerID) -> Void) {
    application.becomeShared()
    guard let layer = page.focus else {
      fatalError("Nothing is edited: tap a field, or call becomeFirstResponder(), and run a frame first.")
    }
    body(layer)
    runFrame()
  }

  private func insert(_ text: String, as kind: TextEditKind, in layer: LayerID) {
    page.edit(layer) { element in
      var document = TextDocument(element.text)
      document.selection = element.markedRange ?? element.selection
      document.insertText(text)
      return (element.change(to: document.text, selection: document.selection, kind: kind), nil)
    }
    runFrame()
  }
}

extension VirtualScreen: TextHost {
  /// Brings an order to the element that it is for.
  public func scene(_ scene: UIWindowScene, order: TextOrder) { page.receive(order) }

  /// Tells where the keyboard of the screen comes up.
  public func keyboardToCome(in scene: UIWindowScene) -> KeyboardReport? { page.keyboardToCome }

  /// Nobody draws carets here but the scene: so they are in pictures.
  public var showsCarets: Bool { false }
}
