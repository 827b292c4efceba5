import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A stepper at (100, 100), 94 × 32 points: less in its left half.
@MainActor struct StepperTests {
  private func stage(_ control: UIStepper = UIStepper()) -> ControlStage<UIStepper> {
    ControlStage(
      control, at: CGRect(x: 100, y: 100, width: 0, height: 0),
      noting: [.valueChanged, .touchDown, .touchUpInside, .touchUpOutside])
  }

  @Test func `a stepper has one size, and goes from 0 to 100 by ones`() {
    let control = UIStepper(frame: CGRect(x: 1, y: 2, width: 300, height: 300))
    #expect(control.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
    #expect(control.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect((control.minimumValue, control.maximumValue, control.stepValue, control.value) == (0, 100, 1, 0))
    #expect(control.isContinuous && control.autorepeat && !control.wraps)
  }

  @Test func `taps change the value when the finger comes down`() {
    let stage = stage()
    stage.send(.began, 180, 116)
    #expect(stage.control.value == 1)
    stage.send(.ended, 180, 116)
    #expect(stage.journal.text == "valueChanged, touchDown, touchUpInside")
    stage.tap(110, 116)
    stage.tap(110, 116)
    #expect(stage.control.value == 0)
  }

  @Test func `a half at its limit is not followed`() {
    let stage = stage()
    stage.tap(110, 116)
    #expect(stage.events == "")
    stage.control.wraps = true
    stage.tap(110, 116)
    #expect(stage.control.value == 100)
    stage.tap(180, 116)
    #expect(stage.control.value == 0)
  }

  @Test func `a finger that stays repeats, after half a second`() {
    let stage = stage()
    stage.send(.began, 180, 116)
    stage.screen.advance(by: 0.45)
    #expect(stage.control.value == 1)
    stage.screen.advance(by: 0.37)
    #expect(stage.control.value == 5)
    stage.send(.moved, 180, 400)
    stage.screen.advance(by: 1)
    #expect(stage.control.value == 5)
    stage.send(.ended, 180, 400)
    #expect(stage.screen.advanceUntilRest(limit: 2))
  }

  @Test func `a stepper that does not repeat does not`() {
    let stage = stage()
    stage.control.autorepeat = false
    stage.send(.began, 180, 116)
    stage.screen.advance(by: 2)
    #expect(stage.control.value == 1)
  }

  @Test func `a stepper that is not continuous tells when the finger lifts`() {
    let stage = stage()
    stage.control.isContinuous = false
    stage.send(.began, 180, 116)
    stage.screen.advance(by: 0.75)
    #expect(stage.events == "touchDown")
    stage.send(.ended, 180, 116)
    #expect(stage.journal.text == "touchDown, valueChanged, touchUpInside")
  }

  @Test func `values stay within limits`() {
    let control = UIStepper()
    control.value = 1000
    #expect(control.value == 100)
    control.value = .nan
    #expect(control.value == 100)
    control.maximumValue = 10
    #expect(control.value == 10)
  }

  @Test func `limits the wrong way round stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().minimumValue = 101 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
  }

  @Test func `in lines that run to the left more is at the left`() {
    let control = UIStepper()
    control.semanticContentAttribute = .forceRightToLeft
    let stage = stage(control)
    stage.tap(110, 116)
    #expect(control.value == 1)
  }

  @Test func `assistive tools step it and hear its value`() {
    let stage = stage()
    stage.control.accessibilityIncrement()
    #expect(stage.control.accessibilityValue == "1")
    stage.control.accessibilityDecrement()
    stage.control.accessibilityDecrement()
    #expect(stage.control.value == 0)
    #expect(stage.journal.text == "valueChanged, valueChanged")
  }
}
