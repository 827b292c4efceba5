import GestureEngine
import OpenCollectionView

/// A tree of views with recognizers, what a program does when it is asked, and what hosts report: everything that a run
/// of the fuzz depends on.
struct TouchStream: Sendable {
  var views: [ViewPlan] = []
  var recognizers: [RecognizerPlan] = []
  var reactions: [Reaction] = []
  var steps: [Step] = []
}

extension TouchStream {
  /// A view of the tree.
  struct ViewPlan: Sendable {
    enum Kind: String, Sendable, CaseIterable { case plain, control, scroll }

    var kind = Kind.plain
    /// The number of the view around it, lower than its own; -1 is the window.
    var parent = -1
    var frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    var takesSeveral = true
    var isExclusive = false
  }

  /// A recognizer on a view.
  struct RecognizerPlan: Sendable {
    enum Kind: String, Sendable, CaseIterable {
      case tap, press, pan, edgePan, pinch, rotation, swipe, hover
      /// Begins with the first move, ends with the last finger.
      case follows
      /// Begins at once, ends with the last finger.
      case grabs
      /// Is recognized at once.
      case snaps
      /// Is recognized when the last finger lifts.
      case waits
      /// Fails at once.
      case refuses
      /// Fails in its third move; otherwise recognized when the last finger lifts.
      case wavers
      /// Decides nothing and delays nothing.
      case watches
      /// Asks for states that cannot follow, and decides in the end.
      case errs
    }

    var kind = Kind.tap
    /// -1 is the window.
    var view = 0
    var taps = 1
    var fingers = 1
    /// Bits: cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, fingers only.
    var flags = 5
    /// From which the delegate's and the subclass's answers come; 0 stands for those of a program without either.
    var answers: UInt64 = 0
    /// Those that have to fail first.
    var requires: [Int] = []
    /// Tells whether it was dropped to make a case shorter.
    var isAbsent = false
  }

  /// What a program does the `count`-th time that something happens.
  struct Reaction: Sendable {
    enum Trigger: String, Sendable, CaseIterable {
      case action, shouldBegin, shouldReceive, together, requires, requiredBy, prevents
      case began, moved, ended, cancelled, reset
      case viewBegan, viewMoved, viewEnded, viewCancelled, viewShouldBegin
    }

    var trigger: Trigger
    /// Whose: the number of a recognizer or, where the name says so, of a view.
    var subject: Int
    var count: Int
    var deed: Deed
  }

  /// Something that a program does to its views and recognizers.
  enum Deed: Sendable {
    case add(Int, view: Int)
    case remove(Int)
    case enable(Int, Bool)
    case set(Int, Int)
    case require(Int, Int)
    case ignore(Int)
    case dropDelegate(Int)
    case flags(Int, Int)
    case taps(Int, Int)
    case clear(view: Int)
    case removeView(Int)
    case addView(Int, to: Int)
    case hide(Int, Bool)
    case interaction(Int, Bool)
    case hideWindow(Bool)
    case removeWindow
  }

  /// One report of a finger. `after` is a time from now; `x` and `y` are points of the screen.
  struct Report: Sendable {
    var finger: Int32
    var phase: TouchSample.Phase
    var x: Double
    var y: Double
    var after = 0.0
    var kind = TouchSample.Kind.finger
  }

  /// Something that happens from outside.
  enum Step: Sendable {
    case report([Report])
    case advance(Double)
    case hover(x: Double, y: Double)
    case leave
    case scroll(x: Double, y: Double, by: Double)
    case visible(Bool)
    case deed(Deed)
  }
}

extension TouchStream {
  /// Tells whether one recognizer may have to wait for another.
  var hasRequirements: Bool {
    recognizers.contains { !$0.isAbsent && ($0.answers != 0 || !$0.requires.isEmpty) }
      || reactions.contains { $0.deed.isRequirement }
      || steps.contains { step in
        guard case .deed(let deed) = step else { return false }
        return deed.isRequirement
      }
  }
}

extension TouchStream.Deed {
  fileprivate var isRequirement: Bool {
    if case .require = self { return true }
    return false
  }
}
