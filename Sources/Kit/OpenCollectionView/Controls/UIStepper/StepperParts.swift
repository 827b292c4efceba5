/// The views of a stepper.
@MainActor struct StepperParts {
  let decrement = UIImageView(frame: .zero)
  let increment = UIImageView(frame: .zero)
  let pressed = UIView()
  let divider = UIView()

  /// In points, as on iOS from 13 until 25.
  static let size = CGSize(width: 94, height: 32)
}
