import GestureEngine

/// Follows a pointer, or a pen above the screen, over a view while no button is pressed. // G111
///
/// It begins when the pointer enters the view, changes with each of its moves, and ends when it leaves, when a button is
/// pressed, or when the view goes away under it. Without a pointer it never begins. Recognizers of views in each other
/// follow the pointer together: none stops another.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  var sample: HoverSample?

  /// The place of the pointer, in the coordinates of `view`; nil means the window.
  open override func location(in view: UIView?) -> CGPoint { convertFromWindow(lastCentroid, to: view) }

  /// How far a pen is above the screen, from 0 at the screen to 1 as far as the device can tell; 0 for pointers.
  open var zOffset: CGFloat { sample?.height ?? 0 }

  /// The angle between pen and screen in radians, π/2 upright, as pointers are.
  open var altitudeAngle: CGFloat { sample?.altitude ?? .pi / 2 }

  /// The direction in which a pen leans, in radians from -π to π, in the coordinates of `view`; nil means the window. 0 is
  /// to the right, and it grows clockwise.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    PenDirection.angle(sample?.azimuth ?? 0, at: sample?.location ?? .zero, window: self.view?.window, in: view)
  }

  /// The direction in which a pen leans, as a vector of length 1 in the coordinates of `view`; nil means the window.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    PenDirection.vector(sample?.azimuth ?? 0, at: sample?.location ?? .zero, window: self.view?.window, in: view)
  }

  /// How far a pen is turned about its own axis, in radians from -π to π; 0 where the device does not know.
  open var rollAngle: CGFloat { sample?.roll ?? 0 }

  /// A pointer over a view stops no gesture.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// No gesture stops a pointer from being over a view.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override var presetPressTypes: [NSNumber] { [] }
}
