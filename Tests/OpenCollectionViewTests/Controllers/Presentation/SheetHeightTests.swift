import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Sheets of several heights, under fingers and by programs.
@MainActor struct SheetHeightTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      journal.note(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      journal.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      journal.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      journal.note("didAttempt")
    }
  }

  private let journal = Journal()
  private let screen: VirtualScreen
  private let below = UIViewController()
  private let card = UIViewController()
  private let delegate: Delegate

  init() {
    screen = VirtualScreen(width: 390, height: 844)
    delegate = Delegate(journal)
  }

  @discardableResult
  private func show(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()], on screen: VirtualScreen? = nil,
    _ prepare: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> UISheetPresentationController {
    let sheet = try #require(card.sheetPresentationController)
    sheet.delegate = delegate
    sheet.detents = detents
    prepare(sheet)
    (screen ?? self.screen).show(below)
    below.present(card, animated: true)
    (screen ?? self.screen).advance(by: 1)
    return sheet
  }

  private func drag(from start: CGFloat, to end: CGFloat, duration: Double = 1) {
    // Held before the lift: no throw.
    screen.play(
      .drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: duration))
    screen.advance(by: 1)
  }

  private func isNear(_ frame: CGRect, y: CGFloat) -> Bool {
    abs(frame.minY - y) < 0.01 && abs(frame.maxY - 844) < 0.01
  }

  // V160
  @Test func `a sheet begins at its lowest height, before a presenter that stays as it is`() throws {
    try show()
    #expect(isNear(card.view.frame, y: 422))
    #expect(below.view.transform == .identity)
  }

  // V161
  @Test func `a finger takes it up to the next height and down again, and its delegate hears of each`() throws {
    let sheet = try show()
    drag(from: 440, to: 150)
    #expect(isNear(card.view.frame, y: 30))
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(abs(below.view.frame.width - 358) < 0.01)
    drag(from: 60, to: 400)
    #expect(isNear(card.view.frame, y: 422))
    #expect(below.view.transform == .identity)
    drag(from: 440, to: 380)
    #expect(isNear(card.view.frame, y: 422))
    #expect(journal.text == "large, medium")
  }

  // V161
  @Test func `a throw down goes to the next height, and from the lowest one away`() throws {
    try show { $0.selectedDetentIdentifier = .large }
    #expect(isNear(card.view.frame, y: 30))
    screen.play(.flick(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 160), duration: 0.08))
    screen.advance(by: 1)
    #expect(isNear(card.view.frame, y: 422))
    screen.play(.flick(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 540), duration: 0.08))
    screen.advance(by: 1)
    #expect(below.presentedViewController == nil)
    #expect(journal.text == "medium, willDismiss, didDismiss")
  }

  // V161
  @Test func `one that is modal gives way below its lowest height and comes back`() throws {
    card.isModalInPresentation = true
    try show()
    drag(from: 440, to: 840)
    #expect(isNear(card.view.frame, y: 422))
    #expect(journal.text == "didAttempt")
  }

  // V160
  @Test func `a height of the program's own does not count what lies over the lower edge`() throws {
    let screen = VirtualScreen(width: 390, height: 844)
    screen.receive(
      .screen(
        ScreenDescription(size: CGSize(width: 390, height: 844), scale: 2, safeAreaTop: 47, safeAreaBottom: 34)))
    var asked: [CGFloat] = []
    var height: CGFloat = 200
    let sheet = try show(
      [
        .custom(identifier: .init("own")) { context in
          asked.append(context.maximumDetentValue)
          return height
        }, .large(), .custom { _ in nil },
      ], on: screen)
    #expect(card.view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
    #expect(asked == [753])
    height = 300
    screen.advance(by: 0.1)
    #expect(card.view.frame.minY == 610)
    sheet.animateChanges { sheet.invalidateDetents() }
    screen.advance(by: 1)
    #expect(isNear(card.view.frame, y: 510))
    #expect(asked == [753, 753])
  }

  // V162
  @Test func `below the largest undimmed height what is behind can be worked with`() throws {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 190, height: 44)
    below.view.addSubview(button)
    let sheet = try show { $0.largestUndimmedDetentIdentifier = .medium }
    screen.play(.tap(at: CGPoint(x: 195, y: 122)))
    screen.advance(by: 0.5)
    #expect(taps == 1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    screen.advance(by: 1)
    sheet.largestUndimmedDetentIdentifier = nil
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    screen.advance(by: 1)
    screen.play(.tap(at: CGPoint(x: 195, y: 122)))
    screen.advance(by: 1)
    #expect(taps == 1)
  }

  // V161
  @Test func `a program moves it, and tells nobody`() throws {
    let sheet = try show()
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    screen.advance(by: 0.1)
    let y = try #require(card.view.layer.presentation()).frame.minY
    #expect(y > 31 && y < 421)
    screen.advance(by: 1)
    #expect(isNear(card.view.frame, y: 30))
    #expect(journal.text == "")
  }

  // V161
  @Test(arguments: [true, false])
  func `content at its beginning lets the sheet grow first, unless the program wants it to scroll`(expands: Bool) throws
  {
    let content = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 700))
    content.contentSize = CGSize(width: 390, height: 3_000)
    card.view.addSubview(content)
    try show { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
    drag(from: 780, to: 500)
    #expect(isNear(card.view.frame, y: expands ? 30 : 422))
    #expect((content.contentOffset.y > 100) == !expands)
  }

  // V160
  @Test func `a low screen is covered, unless the sheet is to lie at its edge`() throws {
    let screen = VirtualScreen(width: 590, height: 390)
    let sheet = try show(on: screen)
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 590, height: 390))
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    card.preferredContentSize = CGSize(width: 400, height: 300)
    screen.runFrame()
    #expect(card.view.frame == CGRect(x: 95, y: 10, width: 400, height: 380))
  }

  // V160
  @Test func `on wide screens the card lies in the middle, whatever its heights`() throws {
    let screen = VirtualScreen(width: 1_024, height: 768)
    try show(on: screen)
    #expect(card.view.frame == CGRect(x: 160, y: 24, width: 704, height: 720))
  }

  @Test func `a sheet without heights is an error of the program`() throws {
    let sheet = try show()
    let errors = screen.errors { sheet.detents = [] }
    #expect(
      errors == [
        "UISheetPresentationController.detents is empty: give it one height at least, such as .large(). Instead: the sheet is "
          + "as high as it can be."
      ])
  }
}
