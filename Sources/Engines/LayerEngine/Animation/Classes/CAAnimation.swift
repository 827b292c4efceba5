public import Foundation
public import PlaneGeometry

/// A change in time. Layers are given copies, so that an animation can be added again and again.
///
/// Use one of the subclasses; a bare animation shows nothing, but takes its time and tells its delegate.
open class CAAnimation: InstantiableValue, NSCopying, CAMediaTiming, CAAction {
  /// When the animation begins, in the layer's time, or in the group's for one in a group. 0 means when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes, in seconds; 0 means the transaction's duration, a quarter of a second unless set. // A1
  open var duration: CFTimeInterval = 0
  /// How fast time runs; 0 stands still, less runs backwards.
  open var speed: Float = 1
  /// The place in its own time at which the animation begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How many runs there are; 0 means 1.
  open var repeatCount: Float = 0
  /// For how long runs are repeated, in seconds; 0 leaves it to ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// Tells whether each run goes back the way it came.
  open var autoreverses = false
  /// The look before the beginning and after the end. After the end the animation shows only with
  /// ``isRemovedOnCompletion`` false.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil for the same throughout.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that hears of the beginning and the end. It is held strongly, as in Core Animation. Animations in a
  /// group tell nobody.
  open var delegate: (any CAAnimationDelegate)?
  /// Tells whether the layer lets go of the animation when it is over.
  open var isRemovedOnCompletion = true

  private var values: [String: Any] = [:]

  /// An animation of one run.
  public override init() { super.init() }

  /// Makes an animation of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// Keeps a value of the program's own under a key, such as a mark by which a delegate tells animations apart.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that the program keeps under a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Another animation like this one, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = (type(of: self) as InstantiableValue.Type).init(instantiating: ())
    (made as? CAAnimation)?.take(from: self)
    return made
  }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
  }

  /// The content of the animation, apart from its timing.
  func makeContent() -> AnimationProgram.Content { .nothing }

  /// How the way that is done follows from the time that has passed.
  var pace: AnimationPace { timingFunction.map { .curve($0.curve) } ?? .linear }
}
