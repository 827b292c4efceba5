import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct SymbolImageTests {
  private func commands(_ picture: LayerPicture) -> [DrawCommand] {
    guard case .drawn(let list) = picture.source else { return [] }
    return list.commands
  }

  private func strokes(_ picture: LayerPicture) -> [(style: StrokeStyle, color: LayerColor)] {
    commands(picture).compactMap { command in
      if case .stroke(_, let style, let color) = command { (style, color) } else { nil }
    }
  }

  // Those that bars, buttons and menus need.
  @Test(arguments: [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.backward", "chevron.forward", "plus",
    "minus", "xmark", "checkmark", "ellipsis", "plus.circle", "plus.circle.fill", "minus.circle", "minus.circle.fill",
    "xmark.circle", "xmark.circle.fill", "checkmark.circle", "checkmark.circle.fill", "ellipsis.circle",
    "ellipsis.circle.fill", "trash", "pencil", "square.and.arrow.up", "doc", "doc.on.doc", "doc.on.clipboard",
    "scissors", "folder", "photo", "heart", "heart.fill", "star", "star.fill", "bookmark", "magnifyingglass", "gear",
    "bell", "person", "house", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
    "arrow.uturn.backward", "arrow.uturn.forward", "play", "play.fill", "pause", "pause.fill", "stop.fill",
    "speaker.wave.2", "sun.max", "moon", "hand.tap", "rectangle.stack", "square.grid.2x2", "list.bullet", "textformat",
    "link", "lock", "eye", "eye.slash", "slider.horizontal.3", "info.circle", "exclamationmark.triangle",
    "questionmark.circle", "tag", "camera", "cart", "paperplane", "wifi", "flag", "clock",
  ])
  func `the usual names have a picture`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    #expect(image.size.width >= 8 && image.size.width <= 26)
    #expect(image.size.height >= 3 && image.size.height <= 24)
    #expect(!commands(image.picture).isEmpty)
  }

  @Test func `a symbol is as large as the text that it goes with`() throws {
    let image = try #require(UIImage(systemName: "circle"))
    // 21.2 units and a line of 1.8 are 23 of 20 units in 17 points, with the space around: 21.25 by 20.4, in whole
    // points.
    #expect(image.size == CGSize(width: 22, height: 21))
    let large = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(large.size == CGSize(width: 50, height: 48))
    let small = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(scale: .small)))
    #expect(small.size == CGSize(width: 17, height: 16))
    #expect(image.symbolConfiguration != nil)
    #expect(image.renderingMode == .automatic)
  }

  @Test(arguments: [
    (UIImage.SymbolWeight.ultraLight, 0.6), (.regular, 1.8), (.unspecified, 1.8), (.bold, 2.8), (.black, 3.6),
  ])
  func `a weight is the width of lines`(weight: UIImage.SymbolWeight, width: CGFloat) throws {
    let image = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: weight)))
    #expect(strokes(image.picture).map(\.style.width) == [width])
    #expect(strokes(image.picture).first?.style.cap == .round)
  }

  @Test func `a symbol stands in the middle of capital letters`() throws {
    let image = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    // 25 points high; half a capital letter of 0.7047 is below the middle.
    #expect(image.size.height == 24)
    #expect(abs(try #require(image.baselineOffsetFromBottom) - (12 - 7.047)) < 0.01)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  @Test func `an image view shows a symbol in its tint, unless it is to have its own colour`() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    let view = UIImageView(image: image)
    view.tintColor = .red
    func colors() -> [LayerColor] {
      guard case .picture(let picture) = view.layer.layerContents else { return [] }
      return strokes(picture).map(\.color)
    }
    #expect(colors() == [LayerColor(red: 1, green: 0, blue: 0)])
    view.image = image.withRenderingMode(.alwaysOriginal)
    #expect(colors() == [.black])
    view.image = image.withTintColor(.blue)
    #expect(colors() == [LayerColor(red: 1, green: 0, blue: 0)])
    view.image = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(colors() == [LayerColor(red: 0, green: 0, blue: 1)])
  }

  @Test func `two images of one symbol show one picture in one tint`() throws {
    let views = (0..<2).map { _ in UIImageView(image: UIImage(systemName: "star")) }
    #expect(views[0].layer.layerContents == views[1].layer.layerContents)
    views[1].tintColor = .red
    #expect(views[0].layer.layerContents != views[1].layer.layerContents)
  }

  @Test func `a tint that lets light through is laid over the whole shape`() throws {
    let view = UIImageView(image: UIImage(systemName: "xmark"))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    guard case .picture(let picture) = view.layer.layerContents else {
      Issue.record("the view shows no picture")
      return
    }
    let drawn = commands(picture)
    #expect(Array(drawn.prefix(2)) == [.opacity(0.5), .beginGroup])
    #expect(drawn.last == .endGroup)
    #expect(strokes(picture).map(\.color) == [LayerColor(red: 1, green: 0, blue: 0)])
  }

  // MARK: Configurations

  @Test func `a configuration says what another one does not`() {
    let size = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    let both = size.applying(scale)
    #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    #expect(both.isEqual(to: scale.applying(size)))
    #expect(both.configurationWithoutScale() == size)
    #expect(both.configurationWithoutPointSizeAndWeight() == scale)
    #expect(size.configurationWithoutWeight() == UIImage.SymbolConfiguration(pointSize: 30))
    #expect(size.applying(nil) == size)
    #expect(UIImage.SymbolConfiguration.unspecified != size)
    #expect(
      UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 30)) == size)
  }

  @Test func `a symbol can be drawn in another way`() throws {
    let image = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
    let thin = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .thin)))
    #expect(strokes(thin.picture).map(\.style.width) == [0.9])
    #expect(thin.size.width > 45)
    #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
    #expect(UIImage().symbolConfiguration == nil)
  }

  @Test func `a view's preferred configuration counts where the image says nothing`() throws {
    let plain = try #require(UIImage(systemName: "plus"))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34, weight: .black)
    #expect(view.intrinsicContentSize.width > plain.size.width * 1.8)
    view.image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    guard case .picture(let picture) = view.layer.layerContents else {
      Issue.record("the view shows no picture")
      return
    }
    #expect(strokes(picture).map(\.style.width) == [3.6])
    #expect(view.intrinsicContentSize.width < 24)
  }

  @Test func `a palette paints what one colour leaves out`() throws {
    let colors = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let image = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: colors))
    #expect(
      strokes(image.picture).map(\.color) == [
        LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 1, green: 1, blue: 1),
      ])
    #expect(!commands(image.picture).contains(.blend(.destinationOut)))
    let view = UIImageView(image: image)
    #expect(view.layer.layerContents == .picture(image.picture))
    let single = try #require(UIImage(systemName: "xmark.circle.fill"))
    #expect(commands(single.picture).contains(.blend(.destinationOut)))
  }

  @Test func `a hierarchy is one colour, fainter where it matters less`() throws {
    let image = try #require(
      UIImage(systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red)))
    #expect(strokes(image.picture).map(\.color.alpha) == [0.5, 1])
  }

  @Test func `a dynamic palette follows the surroundings`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let image = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [dynamic])))
    let view = UIImageView(image: image)
    screen.show(view)
    func color() -> LayerColor? {
      guard case .picture(let picture) = view.layer.layerContents else { return nil }
      return strokes(picture).first?.color
    }
    #expect(color() == .black)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, prefersDark: true)))
    screen.runFrame()
    #expect(color() == LayerColor(red: 1, green: 1, blue: 1))
  }

  @Test func `a value fades what it does not reach`() throws {
    let half = try #require(UIImage(systemName: "wifi", variableValue: 0.5))
    #expect(strokes(half.picture).map(\.color.alpha) == [1, 0.3, 0.3])
    let all = try #require(UIImage(systemName: "wifi", variableValue: 1))
    #expect(strokes(all.picture).map(\.color.alpha) == [1, 1, 1])
    #expect(UIImage(systemName: "wifi", variableValue: .nan) != nil)
  }

  @Test func `what points along the text is mirrored with it`() throws {
    #expect(try #require(UIImage(systemName: "chevron.backward")).flipsForRightToLeftLayoutDirection)
    #expect(!(try #require(UIImage(systemName: "chevron.left")).flipsForRightToLeftLayoutDirection))
    #expect(try #require(UIImage(systemName: "chevron.forward.circle")).flipsForRightToLeftLayoutDirection)
  }
}
