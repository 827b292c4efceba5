import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ButtonTests {
  private let screen = VirtualScreen(width: 400, height: 800)

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `states fall back to the normal one, not to parts of themselves`() {
    let button = UIButton()
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.title(for: .highlighted) == "Play")
    #expect(button.title(for: .selected) == "Pause")
    #expect(button.title(for: [.selected, .highlighted]) == "Play")
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    button.isHighlighted = true
    #expect(button.currentTitle == "Play")
    button.setTitle("Pause!", for: [.selected, .highlighted])
    #expect(button.currentTitle == "Pause!")
    button.setTitle(nil, for: .normal)
    #expect(button.title(for: .disabled) == nil)
  }

  @Test func `a custom button's title is white, a system button's in the tint`() {
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let button = UIButton(type: .system)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.setTitleColor(.green, for: .normal)
    button.setTitleColor(.yellow, for: .highlighted)
    button.isHighlighted = true
    #expect(button.currentTitleColor == .yellow)
  }

  @Test func `a title has room around it, a picture has none`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let title = button.titleLabel!.sizeThatFits(.zero)
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    let picture = UIButton(type: .custom)
    picture.setImage(image(20, 24), for: .normal)
    #expect(picture.intrinsicContentSize == CGSize(width: 20, height: 24))
  }

  @Test func `picture and title stand beside each other in the middle`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    screen.show(button)
    let width = button.titleLabel!.sizeThatFits(.zero).width
    let start = ((200 - 20 - width) / 2 * 2).rounded() / 2
    #expect(abs(button.imageView!.frame.minX - start) <= 0.5)
    #expect(abs(button.titleLabel!.frame.minX - start - 20) <= 0.5)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView!.frame.inWords == "0 10 20 20")
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.maxX == 200)
    #expect(button.titleLabel!.frame.maxY == 40)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.minX == 0)
    #expect(button.imageView!.frame.minX == button.titleLabel!.frame.maxX)
  }

  @Test func `insets move title and picture without changing the size`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    screen.show(button)
    let (title, picture) = (button.titleLabel!.frame, button.imageView!.frame)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame == title.offsetBy(dx: 4, dy: 0))
    #expect(button.imageView!.frame == picture.offsetBy(dx: -4, dy: 0))
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `a picture behind fills the button`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setBackgroundImage(image(300, 50), for: .normal)
    screen.show(button)
    #expect(button.shownFrames == ["0 0 200 40"])
    #expect(button.intrinsicContentSize == CGSize(width: 300, height: 50))
    #expect(button.currentBackgroundImage === button.backgroundImage(for: .disabled))
  }

  @Test func `a subclass decides where things are`() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: contentRect.width, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 20, width: contentRect.width, height: 20)
      }
    }
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    screen.show(button)
    #expect(button.imageView?.frame.inWords == "0 0 100 20")
    #expect(button.titleLabel?.frame.inWords == "0 20 100 20")
  }

  @Test func `a tap tells targets first and then runs the primary action`() {
    let stage = ControlStage(
      UIButton(type: .system), at: CGRect(x: 0, y: 0, width: 100, height: 40),
      noting: [.touchDown, .touchUpInside, .primaryActionTriggered])
    stage.tap(50, 20)
    #expect(stage.events == "touchDown touchUpInside primaryActionTriggered")
  }

  @Test func `a button takes title and picture from its action`() {
    let journal = Journal()
    let picture = image(10, 10)
    let action = UIAction(title: "Add", image: picture) { action in
      journal.note(action.sender is UIButton ? "button" : "none")
    }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.title(for: .normal) == "Add")
    #expect(button.image(for: .normal) === picture)
    button.sendActions(for: .primaryActionTriggered)
    #expect(journal.text == "button")
    #expect(UIButton(configuration: .filled(), primaryAction: action).configuration?.title == "Add")
  }

  @Test func `words of a system button fade under the finger and come back slowly`() {
    let button = UIButton(type: .system)
    button.setTitle("Fade", for: .normal)
    let stage = ControlStage(button, at: CGRect(x: 0, y: 0, width: 100, height: 40), noting: [])
    stage.send(.began, 50, 20)
    #expect(button.titleLabel?.layer.opacity == 0.2)
    stage.send(.ended, 50, 20)
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.layer.presentation()?.opacity ?? 1 < 1)
    #expect(stage.screen.advanceUntilRest())
  }

  @Test func `a picture of a custom button dims while it is pressed or off, unless the state has its own`() {
    let button = UIButton(type: .custom)
    button.setImage(image(20, 20), for: .normal)
    screen.show(button)
    let shown = {
      button.layoutIfNeeded()
      return button.imageView?.alpha
    }
    #expect(shown() == 1)
    button.isHighlighted = true
    #expect(shown() == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(shown() == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(shown() == 0.5)
    button.setImage(image(20, 20), for: .disabled)
    #expect(shown() == 1)
  }

  @Test func `a button that changes its selection toggles before it tells`() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .touchUpInside)
    let stage = ControlStage(button, at: CGRect(x: 0, y: 0, width: 100, height: 40), noting: [])
    stage.tap(50, 20)
    stage.screen.advance(by: 1)
    stage.tap(50, 20)
    #expect(seen == [true, false])
  }

  @Test func `assistive tools read the title and press the button`() {
    let stage = ControlStage(
      UIButton(type: .system), at: CGRect(x: 0, y: 0, width: 100, height: 40),
      noting: [.touchDown, .touchUpInside, .primaryActionTriggered])
    stage.control.setTitle("Save", for: .normal)
    stage.screen.runFrame()
    #expect(stage.control.accessibilityLabel == "Save")
    #expect(stage.control.accessibilityTraits == .button)
    #expect(stage.control.accessibilityActivate())
    #expect(stage.events == "touchDown touchUpInside primaryActionTriggered")
    stage.control.accessibilityLabel = "Save the picture"
    #expect(stage.control.accessibilityLabel == "Save the picture")
    stage.control.isSelected = true
    #expect(stage.control.accessibilityTraits == [.button, .selected])
    stage.control.isEnabled = false
    #expect(!stage.control.accessibilityActivate())
  }
}
