import DecisionTrace
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What becomes of a program's errors.
@MainActor @Suite struct ErrorPolicyTests {
  @Test func `A program stops for its errors unless it has chosen otherwise`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        if UIApplication.programmingErrorPolicy != .trap { fatalError("Instead of .trap there is another policy.") }
        UIStepper().stepValue = 0
      }
    }
    #expect(trapSentence(of: result).contains("The step of a stepper cannot be 0.0: give a number above 0."))
    #expect(!trapSentence(of: result).contains("Instead"))
  }

  @Test func `A program that survives its errors is told of them on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIApplication.programmingErrorPolicy = .recover
        let stepper = UIStepper()
        stepper.stepValue = 5
        stepper.stepValue = 0
        if stepper.stepValue != 5 { fatalError("The step has become another.") }
      }
    }
    #expect(
      trapSentence(of: result)
        == "The step of a stepper cannot be 0.0: give a number above 0. Instead: it stays as it was.\n")
  }

  @Test func `The errors of years are survived, each as easily as the first`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIApplication.programmingErrorPolicy = .recover
        let stepper = UIStepper()
        let path = UIBezierPath()
        for _ in 0..<300_000 {
          stepper.stepValue = 0
          path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        }
      }
    }
    #expect(trapSentence(of: result).contains(" This was number 100000 from "))
  }

  @Test func `A host's choice gives way to that of the program`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIApplication.setProgrammingErrorPolicy(unlessChosen: .recover)
        if UIApplication.programmingErrorPolicy != .recover { fatalError("The host had no choice.") }
        UIApplication.programmingErrorPolicy = .trap
        UIApplication.setProgrammingErrorPolicy(unlessChosen: .recover)
        if UIApplication.programmingErrorPolicy != .trap { fatalError("The host has overruled the program.") }
      }
    }
  }

  @Test func `A policy of its own ends with the work that has it`() {
    let before = UIApplication.programmingErrorPolicy
    let lines = ErrorLines()
    let inside = lines.keep {
      UIStepper().stepValue = 0
      return UIApplication.programmingErrorPolicy
    }
    #expect(inside == .recover)
    #expect(before == .trap)
    #expect(UIApplication.programmingErrorPolicy == .trap)
    #expect(
      lines.lines == ["The step of a stepper cannot be 0.0: give a number above 0. Instead: it stays as it was."])
  }

  @Test func `An error in each frame is written ever more rarely, and each is in the trace`() {
    let screen = VirtualScreen()
    let recorder = screen.recordTrace()
    let lines = ErrorLines()
    let stepper = UIStepper()
    lines.keep(writingEach: false) { for _ in 0..<1000 { stepper.stepValue = 0 } }
    #expect(lines.lines.count == 6)
    #expect(lines.lines.map { $0.contains("This was number") } == [false, true, true, true, true, true])
    #expect(lines.lines.last?.contains(" This was number 1000 from OpenCollectionView/UIStepper.swift:") == true)
    #expect(recorder.errorMessages.count == 1000)
  }

  @Test func `Each place of errors is counted by itself`() {
    let lines = ErrorLines()
    let pinch = UIPinchGestureRecognizer()
    let stepper = UIStepper()
    lines.keep(writingEach: false) {
      for _ in 0..<5 { pinch.scale = .nan }
      stepper.stepValue = 0
    }
    #expect(lines.lines.count == 4)
    #expect(
      lines.lines.last == "The step of a stepper cannot be 0.0: give a number above 0. Instead: it stays as it was.")
  }

  @Test func `A sentence is one line of a bounded length`() {
    let lines = ErrorLines()
    lines.keep {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.deleteItems([])
      snapshot.reloadItems(["one\ntwo"])
      snapshot.reloadItems([String(repeating: "long ", count: 1000)])
    }
    #expect(
      lines.lines.first
        == "Cannot reload item one two: it is not among the 0 items of the snapshot; append it with "
        + "appendItems(_:toSection:) before. Instead: the snapshot stays as it is.")
    #expect(lines.lines.last?.count == 2040)
    #expect(lines.lines.last?.hasSuffix("… Instead: the snapshot stays as it is.") == true)
  }

  private nonisolated static let beside =
    "Cannot append 1 items: the snapshot has no sections; call appendSections(_:) before. Instead: the snapshot stays as it "
    + "is."

  // In a process of its own: while this waits, tests beside it would serve applications of theirs.
  @Test func `Errors that are made beside the main actor are in the trace, too`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await Self.makeAnErrorBesideTheMainActor()
    }
    #expect(trapSentence(of: result) == Self.beside + "\n")
  }

  private static func makeAnErrorBesideTheMainActor() async {
    UIApplication.programmingErrorPolicy = .recover
    let screen = VirtualScreen()
    let recorder = screen.recordTrace()
    await Task.detached {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }.value
    while recorder.errorMessages.isEmpty { await Task.yield() }
    if recorder.errorMessages != [beside] { fatalError("\(recorder.errorMessages)") }
  }
}
