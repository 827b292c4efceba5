import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct NavigationBarTests {
  private let title = UINavigationItem(title: "Title")

  @Test func `the title stands in the middle`() throws {
    let stage = BarStage()
    stage.show(title)
    #expect(stage.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    let frame = try #require(stage.frame(of: "Title"))
    #expect(abs(frame.midX - 195) <= 0.5)
    #expect(abs(frame.midY - 22) <= 0.5)
  }

  // V12
  @Test func `buttons stand 16 points from the edges of a phone, 20 from those of a wider screen`() throws {
    for (width, margin) in [(390.0, 16.0), (820.0, 20.0)] {
      let stage = BarStage(width: width)
      let item = UINavigationItem(title: "Title")
      item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
      item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .done, target: nil, action: nil)
      stage.show(item)
      #expect(try #require(stage.frame(of: "Left")).minX == margin)
      #expect(try #require(stage.frame(of: "Right")).maxX == width - margin)
    }
  }

  // V12
  @Test func `a prompt stands above, and the bar is 74 points high`() throws {
    let stage = BarStage()
    title.prompt = "Choose a place"
    stage.show(title)
    #expect(stage.bar.frame.height == 74)
    #expect(try #require(stage.frame(of: "Choose a place")).maxY < 30)
    #expect(abs(try #require(stage.frame(of: "Title")).midY - 52) <= 0.5)
  }

  // V27
  @Test func `margins that are wider than the bar's own are kept by all that is in it, from either side`() throws {
    let stage = BarStage()
    stage.bar.prefersLargeTitles = true
    title.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    stage.show(title)
    let (label, button) = (try #require(stage.frame(of: "Title")), try #require(stage.frame(of: "Edit")))
    #expect(label.minX == 16 && button.maxX == 374)
    stage.bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 40)
    stage.screen.runFrame()
    #expect(try #require(stage.frame(of: "Title")).minX == 60)
    #expect(try #require(stage.frame(of: "Edit")).maxX == 350)
    // Narrower ones leave the bar's own.
    stage.bar.directionalLayoutMargins = .zero
    stage.screen.runFrame()
    #expect(stage.frame(of: "Title") == label && stage.frame(of: "Edit") == button)
    stage.bar.directionalLayoutMargins.leading = 60
    stage.show(UINavigationItem(title: "Places"), UINavigationItem(title: "Next"))
    #expect(try #require(stage.frame(of: "Places")).minX == 26 + 44)
  }

  // V12
  @Test func `a large title stands below, and the bar is 96 points high`() throws {
    let stage = BarStage()
    stage.bar.prefersLargeTitles = true
    stage.show(title)
    #expect(stage.bar.frame.height == 96)
    let frame = try #require(stage.frame(of: "Title"))
    #expect(frame.minX == 16)
    #expect(frame.minY > 44)
  }

  // V29
  @Test func `a large title grows with text, the bar by as much as its line, and the row keeps its height`() throws {
    let stage = BarStage()
    stage.bar.prefersLargeTitles = true
    stage.show(title)
    let usual = try #require(stage.frame(of: "Title"))
    let (size, scale) = (stage.screen.scene.screen.bounds.size, stage.screen.scene.screen.scale)
    stage.screen.receive(.screen(ScreenDescription(size: size, scale: scale, textScale: 2)))
    stage.screen.advance(by: 0.1)
    let large = try #require(stage.frame(of: "Title"))
    #expect(large.height > usual.height * 1.3)
    #expect(abs(stage.bar.intrinsicContentSize.height - 96 - (large.height - usual.height)) <= 1)
    #expect(large.minY > 44)
    stage.screen.receive(.screen(ScreenDescription(size: size, scale: scale)))
    stage.screen.advance(by: 0.1)
    #expect(stage.frame(of: "Title") == usual)
    #expect(stage.bar.intrinsicContentSize.height == 96)
  }

  @Test func `an item that wants no large title has none, and items above it follow`() {
    let stage = BarStage()
    stage.bar.prefersLargeTitles = true
    title.largeTitleDisplayMode = .never
    stage.show(title)
    #expect(stage.bar.sizeThatFits(.zero).height == 44)
    stage.show(title, UINavigationItem(title: "Next"))
    #expect(stage.bar.sizeThatFits(.zero).height == 44)
  }

  @Test func `the back button names the item below, beside its chevron`() throws {
    let stage = BarStage()
    stage.show(UINavigationItem(title: "Places"), title)
    #expect(stage.bar.backItem?.title == "Places")
    #expect(try #require(stage.frame(of: "Places")).minX == 26)
  }

  // V13
  @Test func `a back button that leaves the title no room says Back, and then nothing`() {
    let stage = BarStage(width: 320)
    stage.show(UINavigationItem(title: "Favourite places"), UINavigationItem(title: "A title of some length"))
    #expect(stage.frame(of: "Favourite places") == nil)
    #expect(stage.frame(of: "Back") != nil)
    stage.show(
      UINavigationItem(title: "Favourite places"), UINavigationItem(title: "A title of a greater length still"))
    #expect(stage.frame(of: "Back") == nil)
  }

  @Test func `what the back button says can be chosen`() {
    let stage = BarStage()
    let below = UINavigationItem(title: "Places")
    below.backButtonTitle = "All"
    stage.show(below, title)
    #expect(stage.frame(of: "All") != nil)
    below.backButtonDisplayMode = .generic
    stage.screen.runFrame()
    #expect(stage.frame(of: "Back") != nil)
    below.backButtonDisplayMode = .minimal
    stage.screen.runFrame()
    #expect(stage.frame(of: "Back") == nil && stage.frame(of: "All") == nil)
    below.backButtonDisplayMode = .default
    below.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    stage.screen.runFrame()
    #expect(stage.frame(of: "Home") != nil)
  }

  @Test func `buttons at the leading edge take the back button's place, or stand beside it`() {
    let stage = BarStage()
    title.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    stage.show(UINavigationItem(title: "Places"), title)
    #expect(stage.frame(of: "Places") == nil)
    title.leftItemsSupplementBackButton = true
    stage.screen.runFrame()
    #expect(stage.frame(of: "Places") != nil && stage.frame(of: "Menu") != nil)
    title.hidesBackButton = true
    stage.screen.runFrame()
    #expect(stage.frame(of: "Places") == nil)
  }

  @Test func `from right to left everything is mirrored`() throws {
    let stage = BarStage()
    stage.bar.semanticContentAttribute = .forceRightToLeft
    title.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    stage.show(UINavigationItem(title: "Places"), title)
    #expect(try #require(stage.frame(of: "Places")).maxX == 364)
    #expect(try #require(stage.frame(of: "Edit")).minX == 16)
  }

  @Test func `a tap on the back button pops, and the delegate may refuse`() {
    let stage = BarStage()
    let answers = BarAnswers()
    stage.bar.delegate = answers
    stage.show(UINavigationItem(title: "Places"), title)
    answers.mayPop = false
    stage.screen.play(.tap(at: CGPoint(x: 30, y: 22)))
    stage.screen.advanceUntilRest()
    #expect(stage.bar.items?.count == 2)
    answers.mayPop = true
    stage.screen.play(.tap(at: CGPoint(x: 30, y: 22)))
    stage.screen.advanceUntilRest()
    #expect(stage.bar.items?.count == 1)
    #expect(answers.journal.text == "shouldPop, shouldPop, didPop")
  }

  @Test func `a push slides the title in, and ends in its place`() throws {
    let stage = BarStage()
    stage.show(UINavigationItem(title: "Places"))
    stage.bar.pushItem(title, animated: true)
    stage.screen.advance(by: 0.1)
    #expect(stage.bar.topItem === title)
    stage.screen.advanceUntilRest()
    #expect(abs(try #require(stage.frame(of: "Title")).midX - 195) <= 0.5)
    #expect(try #require(stage.frame(of: "Places")).minX == 26)
  }

  @Test func `a button calls its method and its action`() {
    let stage = BarStage()
    let target = BarTarget()
    var runs = 0
    title.leftBarButtonItem = UIBarButtonItem(
      title: "Left", style: .plain, target: target, action: Selector(BarTarget.wasTapped(_:)))
    title.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in runs += 1 })
    stage.show(title)
    stage.screen.play(.tap(at: CGPoint(x: 30, y: 22)))
    stage.screen.play(.tap(at: CGPoint(x: 360, y: 22)))
    #expect(target.senders == ["Left"])
    #expect(runs == 1)
    title.rightBarButtonItem?.isEnabled = false
    stage.screen.play(.tap(at: CGPoint(x: 360, y: 22)))
    #expect(runs == 1)
  }

  @Test func `a view can stand in the place of title and buttons`() {
    let stage = BarStage()
    let (view, button) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)),
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    )
    title.titleView = view
    title.rightBarButtonItem = UIBarButtonItem(customView: button)
    stage.show(title)
    #expect(view.convert(view.bounds, to: stage.bar) == CGRect(x: 145, y: 7, width: 100, height: 30))
    #expect(button.convert(button.bounds, to: stage.bar) == CGRect(x: 344, y: 7, width: 30, height: 30))
  }

  // V76
  @Test func `a bar blurs what is behind it, and a colour that nothing shines through takes the blur's place`() throws {
    let stage = BarStage()
    stage.show(title)
    let background = try #require(stage.bar.subviews.first)
    let blur = try #require(background.subviews.first as? UIVisualEffectView)
    #expect(stage.bar.standardAppearance.backgroundEffect != nil)
    #expect(blur.effect === stage.bar.standardAppearance.backgroundEffect)
    #expect(blur.frame == background.bounds)
    stage.bar.isTranslucent = false
    #expect(blur.effect == nil && background.backgroundColor != nil)
    stage.bar.isTranslucent = true
    stage.bar.standardAppearance.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
    #expect(blur.effect != nil && blur.contentView.backgroundColor == UIColor(white: 0.5, alpha: 0.5))
    stage.bar.standardAppearance.configureWithTransparentBackground()
    #expect(blur.effect == nil && background.backgroundColor == nil)
    stage.bar.standardAppearance.configureWithOpaqueBackground()
    #expect(blur.effect == nil && background.backgroundColor != nil)
  }

  @Test func `an appearance is copied, and what is changed in the copy is shown`() throws {
    let stage = BarStage()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    stage.bar.standardAppearance = look
    #expect(stage.bar.standardAppearance !== look)
    look.backgroundColor = .green
    #expect(stage.bar.standardAppearance.backgroundColor != .green)
    stage.show(title)
    #expect(stage.bar.subviews.first?.backgroundColor == stage.bar.standardAppearance.backgroundColor)
    stage.bar.standardAppearance.backgroundColor = .blue
    #expect(stage.bar.subviews.first?.backgroundColor == .blue)
  }

  @Test func `assistive tools find a heading and buttons`() {
    let stage = BarStage()
    title.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.show(UINavigationItem(title: "Places"), title)
    let found = stage.elements
    #expect(found.contains("heading Title"))
    #expect(found.contains("button Places"))
    #expect(found.contains("button Add"))
  }
}

@MainActor final class BarAnswers: UINavigationBarDelegate {
  let journal = Journal()
  var mayPop = true

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal.note("shouldPop")
    return mayPop
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { journal.note("didPop") }
}

@MainActor final class BarTarget: NSObject {
  private(set) var senders: [String] = []

  func wasTapped(_ sender: UIBarButtonItem) { senders.append(sender.title ?? "") }
}

extension BarStage {
  /// What assistive tools find: kind and name.
  var elements: Set<String> {
    var found: Set<String> = []
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let kind =
        view.accessibilityTraits.contains(.header)
        ? "heading" : view.accessibilityTraits.contains(.button) ? "button" : nil
      if let kind { found.insert("\(kind) \(view.accessibilityLabel ?? "")") }
      for child in view.subviews { look(in: child) }
    }
    look(in: bar)
    return found
  }
}
