import RasterKernel

// What decides the pixels of a step. Masks and images are known by where they lie: those of the last frame are kept until
// the next one has been compared with it.

extension RasterCoverage {
  func feed(_ hasher: inout Hasher) {
    hasher.combine(kind)
    guard kind != 0 else { return }
    hasher.combine(isInverted)
    if isUpright != 0 {
      hasher.combine(left)
      hasher.combine(top)
      hasher.combine(right)
      hasher.combine(bottom)
      hasher.feed(radiusX)
      hasher.feed(radiusY)
    } else if kind != 2 {
      hasher.feed(map)
      hasher.combine(x0)
      hasher.combine(y0)
      hasher.combine(x1)
      hasher.combine(y1)
      hasher.feed(radius)
    }
    guard let mask else { return }
    hasher.combine(mask)
    hasher.combine(maskX)
    hasher.combine(maskY)
    hasher.combine(maskScaleX)
    hasher.combine(maskScaleY)
    hasher.combine(skipX)
    hasher.combine(skipY)
  }
}

extension RasterPaint {
  func feed(_ hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(color.0)
    hasher.combine(color.1)
    hasher.combine(color.2)
    hasher.combine(color.3)
    guard kind != 0 else { return }
    hasher.feed(map)
    hasher.combine(gradient)
    hasher.combine(gradientLimits)
    hasher.combine(colors)
    hasher.combine(circles.0)
    hasher.combine(circles.1)
    hasher.combine(circles.2)
    hasher.combine(circles.3)
    hasher.combine(circles.4)
    hasher.combine(circles.5)
    hasher.combine(image)
    hasher.combine(imageX0)
    hasher.combine(imageY0)
    hasher.combine(imageX1)
    hasher.combine(imageY1)
    hasher.combine(isNearest)
    hasher.combine(isBent)
    hasher.combine(breakX.0)
    hasher.combine(breakX.1)
    hasher.combine(breakY.0)
    hasher.combine(breakY.1)
    hasher.combine(scaleX.1)
    hasher.combine(scaleY.1)
  }
}

extension RasterStep {
  func feed(_ hasher: inout Hasher) {
    hasher.combine(kind)
    coverage.feed(&hasher)
    paint.feed(&hasher)
    hasher.combine(opacity)
    hasher.combine(mode)
    hasher.combine(hasShadow)
    guard hasShadow != 0 || kind == Int32(RasterStepBackdrop) else { return }
    hasher.combine(shadowColor.0)
    hasher.combine(shadowColor.1)
    hasher.combine(shadowColor.2)
    hasher.combine(shadowColor.3)
    hasher.combine(shadowX)
    hasher.combine(shadowY)
    hasher.combine(deviation)
    hasher.combine(saturation)
  }
}

extension Hasher {
  fileprivate mutating func feed(_ four: (Float, Float, Float, Float)) {
    combine(four.0)
    combine(four.1)
    combine(four.2)
    combine(four.3)
  }

  fileprivate mutating func feed(
    _ nine: (Double, Double, Double, Double, Double, Double, Double, Double, Double)
  ) {
    combine(nine.0)
    combine(nine.1)
    combine(nine.2)
    combine(nine.3)
    combine(nine.4)
    combine(nine.5)
    combine(nine.6)
    combine(nine.7)
    combine(nine.8)
  }
}
