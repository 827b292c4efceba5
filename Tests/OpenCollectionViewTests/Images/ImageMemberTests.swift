import LayerEngine
import OpenCollectionView
import Testing

@MainActor struct ImageMemberTests {
  private func dot(_ width: CGFloat = 12, _ height: CGFloat = 12) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func commands(_ image: UIImage) -> [DrawCommand] {
    guard case .drawn(let list) = image.picture.source else { return [] }
    return list.commands
  }

  @Test func `a plain image says nothing special`() {
    let image = dot()
    #expect(image.alignmentRectInsets == .zero)
    #expect(!image.flipsForRightToLeftLayoutDirection)
    #expect(image.baselineOffsetFromBottom == nil)
    #expect(image.images == nil)
    #expect(image.duration == 0)
    #expect(!image.isSymbolImage)
    #expect(image.imageAsset == nil)
    #expect(image.configuration != nil)
    #expect(image.traitCollection == UITraitCollection())
  }

  @Test func `what is said of an image is kept when more is said`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = dot().withAlignmentRectInsets(insets).imageFlippedForRightToLeftLayoutDirection()
      .withBaselineOffset(fromBottom: 5).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(image.alignmentRectInsets == insets)
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(image.baselineOffsetFromBottom == 5)
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    let tinted = image.withTintColor(.red)
    #expect(tinted.alignmentRectInsets == insets)
    #expect(tinted.capInsets == insets)
    #expect(tinted.withHorizontallyFlippedOrientation().baselineOffsetFromBottom == 5)
  }

  @Test func `a tint in place of a tint paints the same shape`() {
    let image = dot()
    let twice = image.withTintColor(.red).withTintColor(.blue)
    #expect(commands(twice) == commands(image.withTintColor(.blue)))
  }

  @Test func `one point between the caps is stretched`() {
    let image = dot(12, 10).stretchableImage(withLeftCapWidth: 5, topCapHeight: 4)
    #expect(image.capInsets == UIEdgeInsets(top: 4, left: 5, bottom: 5, right: 6))
    #expect(image.leftCapWidth == 5)
    #expect(image.topCapHeight == 4)
    #expect(dot().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets == .zero)
    #expect(dot().stretchableImage(withLeftCapWidth: -3, topCapHeight: 0).leftCapWidth == 0)
  }

  @Test func `a pattern begins at the context's origin`() {
    let image = dot(10, 10)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
      image.drawAsPattern(in: CGRect(x: 5, y: 0, width: 20, height: 10))
    }
    let places = commands(drawn).compactMap { command in
      if case .picture(_, let rect) = command { rect.minX } else { nil }
    }
    #expect(places == [0, 10, 20])
  }

  @Test(arguments: [
    CGRect.null, .infinite, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
  ])
  func `a pattern in a rectangle that cannot be filled is none`(rect: CGRect) {
    let image = dot(1, 1)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in image.drawAsPattern(in: rect) }
    #expect(!commands(drawn).contains { $0.picture != nil })
  }

  @Test func `an image is ready to be shown at once`() async {
    let image = dot()
    #expect(image.preparingForDisplay() === image)
    #expect(UIImage().preparingForDisplay() == nil)
    var prepared: UIImage?
    image.prepareForDisplay { prepared = $0 }
    #expect(prepared === image)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test func `a thumbnail is the image in another size`() async {
    let image = dot(40, 20)
    let small = CGSize(width: 10, height: 10)
    #expect(image.preparingThumbnail(of: small)?.size == small)
    #expect(await image.byPreparingThumbnail(ofSize: small)?.size == small)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 1)) == nil)
    #expect(UIImage().preparingThumbnail(of: small) == nil)
  }

  @Test func `the system has images of its own`() {
    for image in [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark] { #expect(image.isSymbolImage) }
  }

  @Test func `a symbol keeps what was said of it when it is drawn in another way`() throws {
    let image = try #require(UIImage(systemName: "chevron.left")).withHorizontallyFlippedOrientation()
      .withTintColor(.red, renderingMode: .alwaysOriginal)
    let large = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.imageOrientation == .upMirrored)
    #expect(large.renderingMode == .alwaysOriginal)
    #expect(large.size.height > image.size.height * 1.8)
    let view = UIImageView(image: large)
    guard case .picture(let picture) = view.layer.layerContents, case .drawn(let list) = picture.source else {
      Issue.record("the view shows no drawing")
      return
    }
    #expect(
      list.commands.first == .concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: large.size.width, ty: 0)))
  }

  // MARK: Renderers

  @Test func `a renderer knows what it draws`() {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 3
    format.prefersExtendedRange = true
    #expect(format.preferredRange == .extended)
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 3, height: 4), format: format)
    #expect(renderer.allowsImageOutput)
    #expect(renderer.format === format)
    #expect(format.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    let image = renderer.image { context in #expect(context.format === format) }
    #expect(image.scale == 3)
    let copy = format.copy() as? UIGraphicsImageRendererFormat
    #expect(copy?.scale == 3)
    #expect(copy?.preferredRange == .extended)
    #expect(
      UIImage(picture: LayerPicture(size: .zero, scale: 2, source: .drawn(DisplayList()))).imageRendererFormat.scale
        == 2)
  }
}
