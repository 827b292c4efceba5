import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ImageVariantTests {
  /// Two by three pixels.
  private var pixels: CGImage {
    get throws {
      let provider = try #require(CGDataProvider(data: Data(repeating: 255, count: 24)))
      return try #require(
        CGImage(
          width: 2, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
          decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }
  }

  private func commands(_ picture: LayerPicture) -> [DrawCommand] {
    guard case .drawn(let list) = picture.source else { return [] }
    return list.commands
  }

  private func dot(_ width: CGFloat = 12, _ height: CGFloat = 12) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: CGImage

  @Test func `an image of pixels shows them as they are`() throws {
    let pixels = try pixels
    let image = UIImage(cgImage: pixels)
    #expect(image.size == CGSize(width: 2, height: 3))
    #expect(image.scale == 1)
    #expect(image.cgImage == pixels)
    #expect(image.picture == pixels.picture)
    #expect(image.imageOrientation == .up)
  }

  @Test func `a scale makes an image of pixels smaller`() throws {
    let pixels = try pixels
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 1, height: 1.5))
    #expect(image.scale == 2)
    #expect(image.cgImage == pixels)
    #expect(UIImage(cgImage: pixels, scale: .nan, orientation: .up).scale == 1)
  }

  // EXIF 2.3, "Orientation": where the first pixel of the file comes to lie.
  @Test(arguments: [
    (UIImage.Orientation.up, CGPoint(x: 0.5, y: 0.5)), (.down, CGPoint(x: 1.5, y: 2.5)),
    (.left, CGPoint(x: 0.5, y: 1.5)), (.right, CGPoint(x: 2.5, y: 0.5)), (.upMirrored, CGPoint(x: 1.5, y: 0.5)),
    (.downMirrored, CGPoint(x: 0.5, y: 2.5)), (.leftMirrored, CGPoint(x: 0.5, y: 0.5)),
    (.rightMirrored, CGPoint(x: 2.5, y: 1.5)),
  ])
  func `an orientation turns the pixels`(orientation: UIImage.Orientation, first: CGPoint) throws {
    let image = UIImage(cgImage: try pixels, scale: 1, orientation: orientation)
    let isLying = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(image.size == (isLying ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3)))
    #expect(image.cgImage?.width == 2)
    var transform = CGAffineTransform.identity
    if case .concatenate(let turn)? = commands(image.picture).first { transform = turn }
    #expect(CGPoint(x: 0.5, y: 0.5).applying(transform) == first)
  }

  @Test func `mirroring twice is as before`() throws {
    for orientation: UIImage.Orientation in [.up, .down, .left, .right] {
      let image = UIImage(cgImage: try pixels, scale: 1, orientation: orientation)
      let twice = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
      #expect(twice.imageOrientation == orientation)
      #expect(twice.size == image.size)
    }
  }

  // B7
  @Test func `a file's bytes come back as they are, and a drawing has none where nothing draws pixels`() throws {
    let image = UIImage(cgImage: try pixels)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 3))
    ImagePixels.withDrawer(nil) {
      ProgrammingErrors.withPolicy(.recover, log: { _ in }) {
        #expect(dot().pngData() == nil && dot().jpegData(compressionQuality: 1) == nil)
        #expect(dot().cgImage?.dataProvider == nil && dot().preparingThumbnail(of: CGSize(width: 4, height: 4)) != nil)
      }
    }
    #expect(UIImage().pngData() == nil)
  }

  @Test func `an image of nothing has no size and no pixels`() {
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test func `a part of an image can be shown`() throws {
    let part = try #require(try pixels.cropping(to: CGRect(x: 1, y: 1, width: 1, height: 2)))
    #expect(UIImage(cgImage: part).size == CGSize(width: 1, height: 2))
  }

  // MARK: Tints

  @Test func `a tint is a group with the colour's opacity in which the colour lies on the shape`() {
    let image = dot()
    let bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    let tinted = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(
      commands(tinted.picture) == [
        .opacity(0.5), .beginGroup, .picture(image.picture, bounds), .blend(.sourceAtop),
        .fillRect(bounds, LayerColor(red: 0, green: 1, blue: 0)), .endGroup,
      ])
    #expect(tinted.renderingMode == .automatic)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(tinted.size == image.size)
  }

  @Test func `an image view shows a template in its tint, and follows the tint`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let image = dot().withRenderingMode(.alwaysTemplate)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = UIImageView(image: image)
    parent.tintColor = .red
    parent.addSubview(view)
    screen.show(parent)
    func fill() -> LayerColor? {
      guard case .picture(let picture) = view.layer.layerContents else { return nil }
      for case .fillRect(_, let color) in commands(picture) { return color }
      return nil
    }
    #expect(fill() == LayerColor(red: 1, green: 0, blue: 0))
    parent.tintColor = .blue
    #expect(fill() == LayerColor(red: 0, green: 0, blue: 1))
    view.image = image.withRenderingMode(.alwaysOriginal)
    #expect(view.layer.layerContents == .picture(image.picture))
  }

  @Test func `views with one template and one tint show one picture`() {
    let image = dot().withRenderingMode(.alwaysTemplate)
    let views = [UIImageView(image: image), UIImageView(image: image)]
    #expect(views[0].layer.layerContents == views[1].layer.layerContents)
    views[1].tintColor = .red
    #expect(views[0].layer.layerContents != views[1].layer.layerContents)
  }

  // MARK: Caps

  private func parts(_ image: UIImage, in rect: CGRect) -> [[CGRect]] {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in image.draw(in: rect) }
    return commands(drawn.picture).compactMap { command in
      if case .part(_, let source, let target) = command { [source, target] } else { nil }
    }
  }

  @Test func `caps keep their size and the middle is stretched`() {
    let image = dot().resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5), resizingMode: .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    let parts = parts(image, in: CGRect(x: 10, y: 20, width: 50, height: 40))
    #expect(parts.count == 9)
    #expect(parts[0] == [CGRect(x: 0, y: 0, width: 3, height: 2), CGRect(x: 10, y: 20, width: 3, height: 2)])
    #expect(parts[4] == [CGRect(x: 3, y: 2, width: 4, height: 6), CGRect(x: 13, y: 22, width: 42, height: 34)])
    #expect(parts[8] == [CGRect(x: 7, y: 8, width: 5, height: 4), CGRect(x: 55, y: 56, width: 5, height: 4)])
  }

  @Test func `the middle is repeated, its last part cut`() {
    let image = dot(12, 2).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    let parts = parts(image, in: CGRect(x: 0, y: 0, width: 18, height: 2))
    #expect(
      parts.map { $0[1].minX } == [0, 4, 8, 12, 14])
    #expect(parts[3][0] == CGRect(x: 4, y: 0, width: 2, height: 2))
  }

  @Test func `where there is no room for caps they are made smaller`() {
    let image = dot().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 3), resizingMode: .stretch)
    let parts = parts(image, in: CGRect(x: 0, y: 0, width: 6, height: 12))
    #expect(parts.map { $0[1].width } == [4, 2])
  }

  @Test(arguments: [
    UIEdgeInsets(top: -1, left: .nan, bottom: .infinity, right: 0), .zero,
  ])
  func `insets that are none leave the image whole`(insets: UIEdgeInsets) {
    #expect(dot().resizableImage(withCapInsets: insets).capInsets == .zero)
    #expect(parts(dot().resizableImage(withCapInsets: insets), in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
  }

  @Test func `caps beyond the image share it`() {
    let image = dot().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100), resizingMode: .stretch)
    #expect(parts(image, in: CGRect(x: 0, y: 0, width: 60, height: 12)).map { $0[0].width } == [6, 6])
    #expect(parts(image, in: CGRect(x: 0, y: 0, width: 0, height: 12)) == [])
    #expect(parts(image, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 12)) == [])
  }

  @Test func `an image view stretches an image with caps to its size`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let image = dot().resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.image = image
    screen.show(view)
    func size() -> CGSize? {
      if case .picture(let picture) = view.layer.layerContents { picture.size } else { nil }
    }
    #expect(size() == CGSize(width: 40, height: 20))
    view.frame.size = CGSize(width: 60, height: 30)
    screen.runFrame()
    #expect(size() == CGSize(width: 60, height: 30))
    view.contentMode = .center
    #expect(view.layer.layerContents == .picture(image.picture))
  }
}
