import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ButtonConfigurationTests {
  private let screen = VirtualScreen(width: 400, height: 800)

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func button(
    _ configuration: UIButton.Configuration, size: CGSize = CGSize(width: 200, height: 80)
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame.size = size
    screen.show(button)
    return button
  }

  @Test func `a title is kept with its attributes`() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.title == nil)
    configuration.title = "Buy"
    configuration.subtitle = "One ticket"
    #expect(configuration.attributedTitle == AttributedString("Buy"))
    #expect(configuration.subtitle == "One ticket")
    configuration.title = nil
    #expect(configuration.attributedTitle == nil)
  }

  @Test func `insets follow the size until they are set`() {
    var configuration = UIButton.Configuration.filled()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets.top = 1
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.top == 1)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
  }

  @Test func `equal configurations are equal`() {
    var (left, right) = (UIButton.Configuration.gray(), UIButton.Configuration.gray())
    #expect(left == right)
    left.title = "A"
    #expect(left != right)
    right.title = "A"
    #expect(left == right)
    let transformer = UIConfigurationColorTransformer { $0 }
    left.imageColorTransformer = transformer
    right.imageColorTransformer = transformer
    #expect(left == right)
    right.imageColorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(left != right)
    #expect(UIButton.Configuration.plain() != UIButton.Configuration.filled())
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func `the picture stands on its side of the words`(placement: NSDirectionalRectEdge) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = image(20, 20)
    configuration.imagePadding = 10
    configuration.imagePlacement = placement
    let button = button(configuration)
    let (picture, title) = (button.imageView!.frame, button.titleLabel!.frame)
    switch placement {
    case .leading: #expect(abs(title.minX - picture.maxX - 10) <= 0.5)
    case .trailing: #expect(abs(picture.minX - title.maxX - 10) <= 0.5)
    case .top: #expect(abs(title.minY - picture.maxY - 10) <= 0.5 && abs(picture.midX - 100) <= 0.5)
    default: #expect(abs(picture.minY - title.maxY - 10) <= 0.5 && abs(title.midX - 100) <= 0.5)
    }
    let union = picture.union(title)
    #expect(abs(union.midX - 100) <= 0.5 && abs(union.midY - 40) <= 0.5)
  }

  @Test func `leading is at the right where lines run to the left`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = image(20, 20)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    let button = UIButton(configuration: configuration)
    button.frame.size = CGSize(width: 200, height: 40)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    screen.show(button)
    #expect(button.imageView?.frame.inWords == "150 10 20 20")
    #expect(button.titleLabel?.frame.maxX == 150)
  }

  @Test func `title and second line stand above each other, from where lines begin`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy now"
    configuration.subtitle = "1"
    configuration.titlePadding = 3
    let button = button(configuration)
    let (title, subtitle) = (button.titleLabel!.frame, button.subtitleLabel!.frame)
    #expect(abs(subtitle.minY - title.maxY - 3) <= 0.5)
    #expect(subtitle.minX == title.minX)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    #expect(abs(button.subtitleLabel!.frame.midX - button.titleLabel!.frame.midX) <= 0.5)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(abs(button.subtitleLabel!.frame.maxX - button.titleLabel!.frame.maxX) <= 0.5)
  }

  @Test func `a button is as large as its content and insets`() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = image(20, 30)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 26, height: 34))
    configuration.imageReservation = 40
    #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 46, height: 34))
  }

  @Test func `words break where there is no room`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Several words in a narrow button"
    let button = UIButton(configuration: configuration)
    let wide = button.sizeThatFits(.zero)
    let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width <= 120)
    #expect(narrow.height > wide.height)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    #expect(button.sizeThatFits(CGSize(width: 120, height: 0)).height == wide.height)
  }

  @Test func `the colours of a state are filled in where none are set`() {
    let button = UIButton(configuration: .filled())
    button.tintColor = .systemPurple
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .systemPurple)
    #expect(button.configuration?.updated(for: button).baseForegroundColor == .white)
    button.configuration?.baseBackgroundColor = .systemGreen
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .systemGreen)
    button.role = .destructive
    button.configuration?.baseBackgroundColor = nil
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .systemRed)
    button.isEnabled = false
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .tertiarySystemFill)
    #expect(button.configuration?.updated(for: button).baseForegroundColor == .tertiaryLabel)
    button.configuration?.background.backgroundColor = .yellow
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .yellow)
  }

  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.fixed, 20.0), (.small, 6), (.medium, 9), (.large, 13), (.capsule, 25),
  ])
  func `corners are as round as their style`(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    configuration.background.cornerRadius = 20
    let button = button(configuration, size: CGSize(width: 120, height: 50))
    #expect(button.subviews.first?.subviews.first?.layer.cornerRadius == radius)
  }

  @Test func `the update handler runs once for all changes of a state before the layout`() {
    let button = UIButton(configuration: .filled())
    var states: [UInt] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state.rawValue)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Free"
    }
    button.frame.size = CGSize(width: 100, height: 40)
    screen.show(button)
    #expect(states == [0])
    #expect(button.titleLabel?.text == "Free")
    button.isHighlighted = true
    button.isSelected = true
    screen.runFrame()
    #expect(states == [0, 5])
    #expect(button.titleLabel?.text == "Pressed")
    button.setNeedsUpdateConfiguration()
    screen.runFrame()
    #expect(states == [0, 5, 5])
  }

  @Test func `a wheel turns in place of the picture`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = image(20, 20)
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(wheel?.isAnimating == true)
    #expect(wheel?.frame.inWords == "90 30 20 20")
    button.configuration?.showsActivityIndicator = false
    screen.runFrame()
    #expect(wheel?.isAnimating == false)
    #expect(button.imageView?.isHidden == false)
  }

  @Test func `attributes of the title can be transformed`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 30)
      attributes.foregroundColor = .systemOrange
      return attributes
    }
    let button = button(configuration)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.titleLabel?.textColor == .systemOrange)
  }

  @Test func `colours are transformed`() {
    let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = half
    #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.red.withAlphaComponent(0.5))
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .blue) == UIColor.blue.withAlphaComponent(0.5))
    #expect(background.resolvedStrokeColor(for: .blue) == .blue)
    var white: CGFloat = 0
    UIConfigurationColorTransformer.grayscale(.white).getWhite(&white, alpha: nil)
    #expect(white == 1)
  }

  @Test func `titles and pictures for states are those of the configuration, whichever came first`() {
    let button = button(.filled())
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    button.setImage(image(10, 10), for: .normal)
    screen.runFrame()
    #expect(button.titleLabel?.text == "Buy")
    #expect(button.configuration?.title == "Buy")
    #expect(button.configuration?.image?.size == CGSize(width: 10, height: 10))
    button.isEnabled = false
    screen.runFrame()
    #expect(button.titleLabel?.text == "Sold out")
    #expect(button.currentTitle == "Sold out")
    button.isEnabled = true
    button.configuration?.title = "Buy two"
    screen.runFrame()
    #expect(button.titleLabel?.text == "Buy two")
    let other = UIButton(type: .system)
    other.setTitle("First", for: .normal)
    other.frame.size = CGSize(width: 200, height: 80)
    screen.show(other)
    other.configuration = .gray()
    screen.runFrame()
    #expect(other.titleLabel?.text == "First")
    #expect(other.titleLabel?.isHidden == false)
  }

  @Test func `without a configuration its parts are gone`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A"
    configuration.subtitle = "B"
    let button = button(configuration)
    button.configuration = nil
    button.setTitle("C", for: .normal)
    screen.runFrame()
    #expect(button.titleLabel?.text == "C")
    #expect(button.subtitleLabel == nil)
    #expect(button.subviews.count == 1)
  }
}
