/// A program's answer when it is asked what a drop does to a text. // N78
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// Says where the text goes.
  public enum Action: UInt, Sendable {
    /// It comes in at the caret.
    case insert = 0
    /// It takes the place of the selection.
    case replaceSelection = 1
    /// It takes the place of the whole text.
    case replaceAll = 2
  }

  /// Says whether the system shows how far a drop has come.
  public enum ProgressMode: UInt, Sendable {
    /// It does where it takes long.
    case system = 0
    /// The program does.
    case custom = 1
  }

  /// Says who changes the text.
  public enum Performer: UInt, Sendable {
    /// The text does it.
    case view = 0
    /// The delegate does it, when it hears that the drop is about to be performed.
    case delegate = 1
  }

  /// The place of the text; insertion unless set.
  open var dropAction = Action.insert
  /// The one that shows how far it has come; kept for the program.
  open var dropProgressMode = ProgressMode.system
  /// Tells whether a move within one text is one change of it, without the items' data; true unless set.
  open var useFastSameViewOperations = true
  /// The one that changes the text; the text itself unless set.
  open var dropPerformer = Performer.view

  /// A proposal to do something at the caret, which is a little above the finger.
  public override init(operation: UIDropOperation) {
    super.init(operation: operation)
    isPrecise = true
  }

  /// A proposal to copy to a place of the text.
  public convenience init(dropAction: Action) {
    self.init(operation: .copy)
    self.dropAction = dropAction
  }

  /// The same proposal as another object.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITextDropProposal(operation: operation)
    copy.take(over: self)
    copy.dropAction = dropAction
    copy.dropProgressMode = dropProgressMode
    copy.useFastSameViewOperations = useFastSameViewOperations
    copy.dropPerformer = dropPerformer
    return copy
  }
}
