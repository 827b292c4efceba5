#if BrowserHost
import OpenCollectionView
import Testing

// Colours that the page has: white where nothing was drawn.
private typealias Expectation = DrawingSample.Expectation

@MainActor private func red(_ x: Double, _ y: Double) -> Expectation { (x, y, 255, 0, 0, 255) }
@MainActor private func green(_ x: Double, _ y: Double) -> Expectation { (x, y, 0, 255, 0, 255) }
@MainActor private func blue(_ x: Double, _ y: Double) -> Expectation { (x, y, 0, 0, 255, 255) }
@MainActor private func black(_ x: Double, _ y: Double) -> Expectation { gray(x, y, 0) }
@MainActor private func white(_ x: Double, _ y: Double) -> Expectation { gray(x, y, 255) }
@MainActor private func gray(_ x: Double, _ y: Double, _ value: Int) -> Expectation {
  (x, y, value, value, value, 255)
}

extension DrawingSample {
  /// States, transforms, clips and groups.
  static var states: [DrawingSample] {
    [
      DrawingSample("a saved transform and colour", [red(5, 5), red(35, 5), blue(5, 35), white(35, 35)]) { context in
        context.setFillColor(blueColor)
        context.saveGState()
        context.scaleBy(x: 4, y: 1)
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 10, 20))
        context.restoreGState()
        context.fill(rect(0, 20, 20, 20))
      },
      DrawingSample("a quarter turn", [red(5, 35), white(5, 5), white(35, 35)]) { context in
        context.translateBy(x: 20, y: 20)
        context.rotate(by: .pi / 2)
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 20, 20))
      },
      DrawingSample("an opacity that replaces another", [gray(10, 20, 191), black(30, 20)]) { context in
        context.setAlpha(0.5)
        context.setAlpha(0.25)
        context.fill(rect(0, 0, 20, 40))
        context.setAlpha(1)
        context.fill(rect(20, 0, 20, 40))
      },
      DrawingSample("a clip by crossings", [red(5, 5), white(20, 20), red(35, 35)]) { context in
        context.addRect(rect(0, 0, 40, 40))
        context.addRect(rect(10, 10, 20, 20))
        context.clip(using: .evenOdd)
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
      },
      DrawingSample(
        "a clip that is taken back and comes back", [green(5, 5), red(25, 25), red(35, 35), white(35, 5)]
      ) { context in
        context.clip(to: rect(0, 0, 20, 40))
        context.saveGState()
        context.translateBy(x: 10, y: 10)
        context.clip(to: rect(0, 0, 5, 5))
        context.resetClip()
        context.setFillColor(redColor)
        context.fill(rect(10, 10, 20, 20))
        context.restoreGState()
        context.setFillColor(greenColor)
        context.fill(rect(0, 0, 40, 20))
      },
      DrawingSample("a group that fades as one", [gray(5, 20, 128), (20, 20, 255, 128, 128, 255)]) { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(rect(0, 0, 40, 40))
        context.setFillColor(redColor)
        context.fill(rect(10, 10, 20, 20))
        context.endTransparencyLayer()
      },
      DrawingSample("a hole in a group shows what is below", [green(20, 20), red(5, 5), green(38, 38)]) { context in
        context.setFillColor(greenColor)
        context.fill(rect(0, 0, 40, 40))
        context.clip(to: rect(0, 0, 36, 36))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
        context.setBlendMode(.destinationOut)
        context.fillEllipse(in: rect(10, 10, 20, 20))
        context.endTransparencyLayer()
      },
      DrawingSample("a group in a group, turned", [red(5, 35), white(35, 35)]) { context in
        context.translateBy(x: 20, y: 20)
        context.rotate(by: .pi / 2)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.beginTransparencyLayer(in: rect(0, 0, 20, 20), auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(rect(-20, 0, 40, 20))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
      },
      DrawingSample("a state that is never restored", [red(20, 20)]) { context in
        context.saveGState()
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
        context.saveGState()
        context.setAlpha(0)
      },
    ]
  }

  /// Fills, lines, shadows and gradients.
  static var paintings: [DrawingSample] {
    [
      DrawingSample("a path with a hole", [blue(5, 5), white(20, 20)]) { context in
        context.setFillColor(blueColor)
        context.addRect(rect(0, 0, 40, 40))
        context.addEllipse(in: rect(10, 10, 20, 20))
        context.fillPath(using: .evenOdd)
      },
      DrawingSample("an inside and its line", [red(4, 20), green(20, 20), white(1, 20)]) { context in
        context.setFillColor(greenColor)
        context.setStrokeColor(redColor)
        context.setLineWidth(4)
        context.addRect(rect(4, 4, 32, 32))
        context.drawPath(using: .fillStroke)
      },
      DrawingSample("dashes", [black(5, 20), white(15, 20), black(25, 20), white(35, 20)]) { context in
        context.setLineWidth(10)
        context.setLineDash(phase: 10, lengths: [10, 10])
        context.strokeLineSegments(between: [CGPoint(x: -10, y: 20), CGPoint(x: 40, y: 20)])
      },
      DrawingSample("a square end of a line", [black(35, 20), white(35, 3)]) { context in
        context.setLineWidth(20)
        context.setLineCap(.square)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 20)])
      },
      DrawingSample("a round corner", [black(20, 20), white(37, 3), black(30, 10)]) { context in
        context.move(to: CGPoint(x: 0, y: 0))
        context.addArc(tangent1End: CGPoint(x: 40, y: 0), tangent2End: CGPoint(x: 40, y: 40), radius: 20)
        context.addLine(to: CGPoint(x: 40, y: 40))
        context.addLine(to: CGPoint(x: 0, y: 40))
        context.fillPath()
      },
      DrawingSample("a rectangle made clear", [white(20, 20), red(5, 5)]) { context in
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
        context.setAlpha(0.25)
        context.clear(rect(10, 10, 20, 20))
      },
      DrawingSample("a clear colour that replaces", [white(20, 20), red(5, 5)]) { context in
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
        context.setBlendMode(.copy)
        context.setFillColor(.clear)
        context.fillEllipse(in: rect(10, 10, 20, 20))
      },
      DrawingSample("a line that replaces", [(20, 20, 128, 255, 128, 255), red(20, 5), red(20, 35)]) { context in
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 40, 40))
        context.setBlendMode(.copy)
        context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        context.setLineWidth(10)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)])
      },
      DrawingSample("a shadow that no transform moves", [red(5, 5), green(25, 5), white(35, 5), white(5, 15)]) {
        $0.scaleBy(x: 2, y: 2)
        $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: greenColor)
        $0.setFillColor(redColor)
        $0.fill(rect(0, 0, 5, 5))
      },
      // Half of the light at the edge of a Gaussian, and 1.2 % less for the ends, 2.5 deviations away. The edge lies
      // between the middles of the pixels that are looked at on a screen of one pixel per point and on one of two.
      DrawingSample("a soft shadow", [gray(20, 30, 129), white(36, 30), black(10, 5)], tolerance: 6) { context in
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 8, color: .black)
        context.fill(rect(0, 0, 20.375, 20))
      },
      DrawingSample("the shadow of a group is one", [red(15, 15), green(15, 33), white(33, 5)]) { context in
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: greenColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(redColor)
        context.fill(rect(0, 0, 20, 10))
        context.fill(rect(10, 10, 10, 10))
        context.endTransparencyLayer()
      },
      gradient("a gradient along a line that ends", [gray(20.5, 20, 128), white(5, 20), white(38, 20)]) {
        $1.drawLinearGradient($0, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 31, y: 0), options: [])
      },
      gradient("a gradient along a line that goes on", [black(5, 20), white(38, 20)]) {
        $1.drawLinearGradient(
          $0, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      },
      gradient("a gradient between circles", [gray(30.5, 20.5, 128), white(2, 2)]) {
        $1.drawRadialGradient(
          $0, startCenter: CGPoint(x: 20.5, y: 20.5), startRadius: 0, endCenter: CGPoint(x: 20.5, y: 20.5),
          endRadius: 20, options: [])
      },
      gradient("a gradient around a centre", [gray(20, 38, 64), gray(2, 20, 128), gray(20, 2, 191)]) {
        $1.drawConicGradient($0, center: CGPoint(x: 20, y: 20), angle: 0)
      },
    ]
  }

  /// Pictures and text.
  static var pictures: [DrawingSample] {
    get throws {
      let pixels = try Self.pixels
      let image = UIImage(cgImage: pixels)
      let all = rect(0, 0, 40, 40)
      func drawn(_ name: String, _ expected: [Expectation], _ image: UIImage) -> DrawingSample {
        DrawingSample(name, expected) { context in
          context.interpolationQuality = .none
          UIGraphicsPushContext(context)
          image.draw(in: all)
          UIGraphicsPopContext()
        }
      }
      let left = try #require(pixels.cropping(to: rect(0, 0, 1, 2)))
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.cgContext.fillEllipse(in: rect(0, 0, 20, 20))
      }
      return [
        drawn("pixels", [red(10, 10), green(30, 10), blue(10, 30), white(30, 30)], image),
        drawn(
          "pixels turned to the right", [blue(10, 10), red(30, 10), white(10, 30), green(30, 30)],
          UIImage(cgImage: pixels, scale: 2, orientation: .right)),
        drawn("a part of the pixels", [red(30, 10), blue(30, 30)], UIImage(cgImage: left)),
        drawn(
          "pixels in a tint", [(10, 10, 255, 128, 0, 255), (30, 10, 255, 128, 0, 255), white(30, 30)],
          image.withTintColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))),
        drawn("a drawing in a drawing", [red(20, 20), white(2, 2)], dot),
        drawn(
          "a drawing in half a tint", [(20, 20, 128, 128, 255, 255), white(2, 2)],
          dot.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))),
        DrawingSample("an image of CoreGraphics on its head", [blue(10, 10), red(10, 30)]) { context in
          context.interpolationQuality = .none
          context.draw(pixels, in: all)
        },
        DrawingSample("an image with an opacity", [(10, 10, 255, 128, 128, 255)]) { context in
          context.interpolationQuality = .none
          UIGraphicsPushContext(context)
          image.draw(in: all, blendMode: .normal, alpha: 0.5)
          UIGraphicsPopContext()
        },
        DrawingSample("caps that keep their size", [red(3, 3), white(20, 3), red(37, 37), white(20, 20)]) { context in
          UIGraphicsPushContext(context)
          corners.resizableImage(
            withCapInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6), resizingMode: .stretch
          ).draw(in: all)
          UIGraphicsPopContext()
        },
        DrawingSample("a rectangle that replaces", [(20, 20, 255, 128, 128, 255), black(5, 5)]) { context in
          UIGraphicsPushContext(context)
          context.fill(all)
          UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
          UIRectFill(rect(10, 10, 20, 20))
          UIGraphicsPopContext()
        },
        DrawingSample("a frame", [red(0.5, 20), red(20, 39.5), white(2, 2)]) { context in
          UIGraphicsPushContext(context)
          UIColor.red.setFill()
          UIRectFrame(all)
          UIGraphicsPopContext()
        },
        // The stem of a bold I of 48 points stands in the middle of its advance of 13.3 points.
        DrawingSample("a letter", [red(6.7, 25), white(16, 25)]) { context in
          UIGraphicsPushContext(context)
          "I".draw(
            at: CGPoint(x: 0, y: -4),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 48), .foregroundColor: UIColor.red])
          UIGraphicsPopContext()
        },
      ]
    }
  }

  /// Twelve points a side, red in the corners.
  private static var corners: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      UIColor.red.setFill()
      for corner in [rect(0, 0, 6, 6), rect(6, 6, 6, 6)] { context.fill(corner) }
      context.cgContext.clear(rect(6, 0, 6, 6))
    }
  }

  /// A tile with a gradient from black to white.
  private static func gradient(
    _ name: String, _ expected: [Expectation], draw: @escaping (CGGradient, CGContext) -> Void
  ) -> DrawingSample {
    DrawingSample(name, expected) { context in
      guard let gradient = CGGradient(colors: [.black, .white], locations: nil) else { return }
      draw(gradient, context)
    }
  }

  private static var redColor: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
  private static var greenColor: CGColor { CGColor(red: 0, green: 1, blue: 0, alpha: 1) }
  private static var blueColor: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
}
#endif
