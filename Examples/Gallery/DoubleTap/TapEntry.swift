/// Something that was heard while a person tapped.
struct TapEntry: Hashable {
  /// Who heard it.
  enum Listener: String, CaseIterable {
    case cell = "Cell"
    case delegate = "Delegate"
    case doubleTap = "Double tap"
    case singleTap = "Single tap"
  }

  var listener: Listener
  /// What it heard, as it is spelled in code.
  var text: String
  /// Tells whether it is what a listener is there for: a selection, a recognition.
  var isDecisive = false
  /// When, in milliseconds since the first entry of its story.
  var milliseconds: Int
  /// Tells whether it is the first of its story: before it there was nothing for a while.
  var isFirst: Bool
}
