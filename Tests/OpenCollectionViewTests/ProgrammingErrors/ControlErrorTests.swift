import OpenCollectionView
import Testing
import TouchTesting

/// Errors about controls, recognizers, animators, undo and small values that a program survives.
@MainActor @Suite struct ControlErrorTests {
  private let screen = VirtualScreen(width: 320, height: 480)

  @Test func `A stepper keeps its limits and its step`() {
    let stepper = UIStepper()
    stepper.value = 5
    let errors = screen.errors {
      stepper.minimumValue = 200
      stepper.maximumValue = -1
      stepper.maximumValue = .nan
      stepper.stepValue = 0
      stepper.stepValue = .nan
    }
    #expect(errors.count == 5)
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [0, 100, 1, 5])
    stepper.maximumValue = 3
    #expect(stepper.value == 3)
  }

  @Test func `A segment that is not there is neither changed nor chosen, and has nothing`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 1
    var title: String? = "x"
    let errors = screen.errors {
      control.setTitle("Three", forSegmentAt: 2)
      control.selectedSegmentIndex = 7
      title = control.titleForSegment(at: -5)
    }
    #expect(errors.count == 3)
    #expect(title == nil)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 0
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func `A page that is not there gets no picture`() {
    let control = UIPageControl()
    control.numberOfPages = 2
    let picture = UIImage()
    let errors = screen.errors {
      control.setIndicatorImage(picture, forPage: 2)
      control.setCurrentPageIndicatorImage(picture, forPage: -1)
      #expect(control.indicatorImage(forPage: 9) == nil)
    }
    #expect(errors.count == 3)
    control.numberOfPages = 3
    #expect(control.indicatorImage(forPage: 2) == nil)
    control.setIndicatorImage(picture, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === picture)
  }

  @Test func `A list's view goes on showing what it showed`() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    var shown = UIListContentConfiguration.cell()
    shown.text = "Words"
    let view = UIListContentView(configuration: shown)
    let errors = screen.errors { view.configuration = Other() }
    #expect(errors.count == 1)
    #expect((view.configuration as? UIListContentConfiguration)?.text == "Words")
  }

  @Test func `Recognizers keep what they count, and tell the middle of the touches that are there`() {
    let (pinch, rotation, tap) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UITapGestureRecognizer())
    var place: CGPoint?
    let errors = screen.errors {
      pinch.scale = .nan
      rotation.rotation = .infinity
      place = tap.location(ofTouch: 0, in: nil)
    }
    #expect(errors.count == 3)
    #expect(pinch.scale == 1)
    #expect(rotation.rotation == 0)
    #expect(place == tap.location(in: nil))
  }

  @Test func `An animator that is asked out of turn goes on as it was`() {
    let view = UIView()
    screen.show(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    let early = screen.errors {
      animator.finishAnimation(at: .end)
      animator.isUserInteractionEnabled = false
      animator.isInterruptible = false
    }
    #expect(early.count == 3)
    #expect(animator.state == .active)
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.isInterruptible)
    screen.advance(by: 0.5)
    animator.stopAnimation(false)
    let late = screen.errors {
      animator.startAnimation()
      animator.startAnimation(afterDelay: 1)
      animator.pauseAnimation()
      animator.addAnimations { view.alpha = 1 }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      animator.fractionComplete = 0.7
    }
    #expect(late.count == 6)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end])
    #expect(view.alpha == 0)
  }

  @Test func `Rates of frames in no order are the default ones`() {
    var range: CAFrameRateRange?
    let errors = screen.errors { range = CAFrameRateRange(minimum: 60, maximum: 30) }
    #expect(
      errors == [
        "A range of frame rates cannot go from 60.0 to 30.0 with 30.0 preferred: give rates of zero or more in order. "
          + "Instead: it is the default range."
      ])
    #expect(range == .default)
  }

  @Test func `An undo manager whose groups do not match keeps what it has`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let target = UIView()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target) { $0.tag = 1 }
    let open = screen.errors {
      manager.undo()
      manager.redo()
    }
    #expect(open.count == 2)
    manager.endUndoGrouping()
    let closed = screen.errors {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.registerUndo(withTarget: target) { $0.tag = 2 }
    }
    #expect(closed.count == 3)
    #expect(manager.isUndoRegistrationEnabled)
    manager.undo()
    #expect(target.tag == 1)
    #expect(!manager.canUndo)
  }

  @Test func `Values that cannot be are replaced by the plainest ones`() {
    var colour: UIColor?
    var picture: UIImage?
    var font: UIFont?
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    let errors = screen.errors {
      colour = UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1)
      picture = UIImage(imageLiteralResourceName: "nowhere")
      font = UIFontMetrics.default.scaledFont(for: scaled)
    }
    #expect(errors.count == 3)
    #expect(colour == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture?.size == .zero)
    #expect(font == scaled)
  }

  @Test func `A path's corners that do not fit are left out, and an index path lacks nothing but numbers`() {
    let path = CGMutablePath()
    var numbers: [Int] = []
    var short = IndexPath(index: 4)
    let errors = screen.errors {
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 20, cornerHeight: 20)
      numbers = [short.section, short.item, IndexPath().section]
      short.item = 9
    }
    #expect(errors.count == 4)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(numbers == [4, 0, 0])
    #expect(short == IndexPath(index: 4))
  }

  @Test func `Fonts, caches and curves of the layers have numbers that they can work with`() {
    var font: TextFont?
    var values: [Float] = [7, 7]
    let errors = screen.errors {
      font = TextFont(face: FontFace(), size: .nan, stretch: -1)
      CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &values)
    }
    #expect(errors.count == 3)
    #expect(font == TextFont(size: 17))
    #expect(values == [7, 7])
  }
}
