import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct GraphicsTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func commands(_ image: UIImage?) -> [DrawCommand] {
    guard case .drawn(let list) = image?.picture.source else { return [] }
    return list.commands
  }

  private func draw(_ actions: (CGContext) -> Void) -> [DrawCommand] {
    commands(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { actions($0.cgContext) })
  }

  private let red = LayerColor(red: 1, green: 0, blue: 0)

  // MARK: Image contexts

  @Test func `an image is drawn between beginning and end`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(square)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsGetCurrentContext()?.fill(square)
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 40)
    #expect(commands(image) == [.fillRect(square, red)])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `image contexts lie in one another`() {
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 10))
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 5))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 20, height: 10))
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }

  @Test func `the end of an image context leaves a context that was pushed`() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === context)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
  }

  @Test func `an opaque image starts black, and colours do too`() {
    let screen = VirtualScreen(width: 100, height: 100, scale: 3)
    defer { withExtendedLifetime(screen) {} }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(commands(image) == [.save, .fillRect(square, .black), .restore])
    #expect(image?.scale == 3)
  }

  @Test func `a size that is none gives an image of nothing`() {
    UIGraphicsBeginImageContext(CGSize(width: -5, height: CGFloat.nan))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == .zero)
    UIGraphicsEndImageContext()
  }

  // MARK: Renderer

  @Test func `a format says how many pixels a point has and whether the image is opaque`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      #expect(context.format === format)
      #expect(context.currentImage.size == CGSize(width: 10, height: 10))
    }
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 30)
    #expect(commands(image).contains(.fillRect(square, .black)))
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(UIGraphicsImageRendererFormat(for: traits).scale == 2)
    #expect(traits.performAsCurrent { UIGraphicsImageRendererFormat.default().scale } == 2)
  }

  @Test func `a renderer's context fills in a mode for once`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(square, blendMode: .multiply)
      context.stroke(square, blendMode: .screen)
      context.fill(square)
    }
    let path = CGPath(rect: square, transform: nil)
    #expect(
      commands(image) == [
        .blend(.multiply), .fillRect(square, .black), .blend(.normal), .blend(.screen),
        .stroke(path, StrokeStyle(), .black), .blend(.normal), .fillRect(square, .black),
      ])
  }

  @Test func `a renderer's context knows the bounds of its clip`() {
    let bounds = CGRect(x: 10, y: 20, width: 40, height: 30)
    _ = UIGraphicsImageRenderer(bounds: bounds).image { context in
      #expect(context.cgContext.boundingBoxOfClipPath == bounds)
    }
  }

  @Test func `an image is drawn with a mode and an opacity of its own`() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(square) }
    let drawn = draw { _ in dot.draw(at: CGPoint(x: 1, y: 2), blendMode: .multiply, alpha: 0.5) }
    #expect(
      drawn == [
        .save, .blend(.multiply), .opacity(0.5), .picture(dot.picture, CGRect(x: 1, y: 2, width: 4, height: 4)),
        .restore,
      ])
  }

  // MARK: Rectangles

  // Documented for UIRectFill: the mode is copy.
  @Test func `a filled rectangle replaces what is there`() {
    let half = LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let drawn = draw { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
      UIRectFill(square)
      UIColor.red.setFill()
      UIRectFill(square)
      UIRectFillUsingBlendMode(square, .multiply)
    }
    #expect(
      drawn == [
        .blend(.copy), .fillRect(square, half), .blend(.normal), .fillRect(square, red), .blend(.multiply),
        .fillRect(square, red), .blend(.normal),
      ])
  }

  @Test func `a frame lies inside of its rectangle`() {
    let drawn = draw { _ in
      UIColor.red.setFill()
      UIRectFrame(square)
    }
    guard case .fill(let path, .winding, red)? = drawn.first, drawn.count == 1 else {
      Issue.record("no frame: \(drawn)")
      return
    }
    #expect(path.boundingBox == square)
    for point in [CGPoint(x: 0.5, y: 5), CGPoint(x: 9.5, y: 5), CGPoint(x: 5, y: 0.5), CGPoint(x: 5, y: 9.5)] {
      #expect(path.contains(point))
    }
    #expect(!path.contains(CGPoint(x: 1.5, y: 1.5)))
  }

  @Test func `a frame of a small rectangle is the rectangle, and outside of drawing nothing happens`() {
    let small = CGRect(x: 0, y: 0, width: 2, height: 10)
    #expect(draw { _ in UIRectFrame(small) } == [.fillRect(small, .black)])
    UIRectFill(square)
    UIRectFrame(square)
    UIRectClip(square)
  }

  @Test func `a clip of a rectangle`() {
    #expect(draw { _ in UIRectClip(square) } == [.clip(CGPath(rect: square, transform: nil), .winding)])
  }
}
