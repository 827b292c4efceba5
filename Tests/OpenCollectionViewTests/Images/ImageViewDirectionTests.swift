import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ImageViewDirectionTests {
  private func isMirrored(_ view: UIImageView) -> Bool {
    guard case .picture(let picture) = view.layer.layerContents, case .drawn(let list) = picture.source,
      case .concatenate(let transform)? = list.commands.first
    else { return false }
    return transform.a < 0
  }

  @Test func `a symbol that points along the text is turned round with it`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let view = UIImageView(image: UIImage(systemName: "chevron.backward"))
    screen.show(view)
    #expect(!isMirrored(view))
    view.semanticContentAttribute = .forceRightToLeft
    screen.runFrame()
    #expect(isMirrored(view))
    view.image = UIImage(systemName: "chevron.left")
    #expect(!isMirrored(view))
  }

  @Test func `any image can be made to turn round`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { $0.fill(.zero) }
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(isMirrored(view))
  }

  @Test func `a symbol beside text of a style grows with it`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "circle", withConfiguration: configuration))
    screen.show(view)
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 21))
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.runFrame()
    // Body text is 53 points large.
    #expect(view.intrinsicContentSize.width > 60)
    #expect(configuration.configurationWithoutTextStyle() == .unspecified)
    #expect(
      configuration.applying(UIImage.SymbolConfiguration(pointSize: 9)) == UIImage.SymbolConfiguration(pointSize: 9))
  }

  @Test func `images grow for weak eyes where they are told to`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 17, height: 34)).image { $0.fill(.zero) }
    let view = UIImageView(image: image)
    screen.show(view)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(view.intrinsicContentSize == image.size)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize == CGSize(width: 28, height: 56))
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.runFrame()
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test func `an image view is lined up by its image's insets`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(.zero) }
    #expect(UIImageView(image: image.withAlignmentRectInsets(insets)).alignmentRectInsets == insets)
    #expect(UIImageView().alignmentRectInsets == .zero)
  }

  @Test func `assistive tools hear of an image that a program names`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.show(view)
    #expect(view.accessibilityTraits.contains(.image))
    #expect(!view.isAccessibilityElement)
    #expect(view.layer.accessibility == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "A cat"
    screen.runFrame()
    #expect(view.layer.accessibility?.role == .image)
    #expect(view.layer.accessibility?.label == "A cat")
  }

  @Test func `constraints follow a picture whose alignment insets are others`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let view = UIImageView(image: picture)
    view.translatesAutoresizingMaskIntoConstraints = false
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    around.addSubview(view)
    view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 50).isActive = true
    view.topAnchor.constraint(equalTo: around.topAnchor, constant: 50).isActive = true
    screen.show(around)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 20, height: 20))
    view.image = picture.withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    screen.advanceUntilRest()
    #expect(view.frame.origin == CGPoint(x: 45, y: 45))
  }
}
