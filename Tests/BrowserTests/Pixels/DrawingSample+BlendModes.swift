#if BrowserHost
import OpenCollectionView

extension DrawingSample {
  /// Half of (0.8, 0.6, 0.2) over three quarters of (0.2, 0.4, 0.6), by the formulas of the W3C's "Compositing and
  /// Blending Level 1", and what lies beside it, which stays.
  static var blendModes: [DrawingSample] {
    let results: [(CGBlendMode, Int, Int, Int)] = [
      (.normal, 153, 147, 115), (.multiply, 92, 112, 107), (.screen, 157, 162, 161), (.overlay, 107, 135, 130),
      (.darken, 96, 128, 115), (.lighten, 153, 147, 153), (.colorDodge, 172, 185, 167), (.colorBurn, 77, 89, 96),
      (.softLight, 110, 132, 139), (.hardLight, 142, 139, 119), (.difference, 134, 108, 134),
      (.exclusion, 142, 139, 149), (.hue, 123, 123, 104), (.saturation, 88, 129, 164), (.color, 126, 123, 96),
      (.luminosity, 120, 152, 177), (.clear, 255, 255, 255), (.copy, 229, 204, 153), (.sourceIn, 236, 217, 178),
      (.sourceOut, 249, 242, 229), (.sourceAtop, 159, 159, 140), (.destinationOver, 96, 128, 153),
      (.destinationIn, 178, 198, 217), (.destinationOut, 178, 198, 217), (.destinationAtop, 172, 185, 191),
      (.xor, 172, 185, 191), (.plusDarker, 92, 112, 107), (.plusLighter, 140, 153, 140),
    ]
    return results.map { mode, red, green, blue in
      let drawn: Expectation = (30, 20, red, green, blue, 255)
      let kept: Expectation = (10, 20, 102, 140, 178, 255)
      return DrawingSample("the mode \(mode)", [drawn, kept]) { context in
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.75)
        context.fill(rect(0, 0, 40, 40))
        context.setFillColor(red: 0.8, green: 0.6, blue: 0.2, alpha: 0.5)
        context.setBlendMode(mode)
        context.fill(rect(20, 0, 20, 40))
      }
    }
  }
}
#endif
