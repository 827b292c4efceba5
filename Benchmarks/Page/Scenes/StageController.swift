import OpenCollectionView

/// Runs its stage for as many frames as a key asks for: S for 600 steps, H for 300, J for 50 jumps.
final class StageController: UIViewController {
  private let stage: any Stage
  private var link: CADisplayLink?
  private var left = 0
  private var isJumping = false

  init(stage: any Stage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = stage.view }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.charactersIgnoringModifiers {
    case "s": run(600, isJumping: false)
    case "h": run(300, isJumping: false)
    case "j": run(50, isJumping: true)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func run(_ frames: Int, isJumping: Bool) {
    left = frames
    self.isJumping = isJumping
    link?.invalidate()
    link = CADisplayLink(target: self, selector: Selector(StageController.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func frame(_ link: CADisplayLink) {
    if isJumping { stage.jump() } else { stage.step() }
    left -= 1
    if left == 0 {
      link.invalidate()
      self.link = nil
    }
  }
}
