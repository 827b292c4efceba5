import Foundation
import LayerEngine
import PlaneGeometry
import TouchTesting

/// The values that a layer has of its own, in words that are compared.
enum LayerWords {
  static func values(_ layer: LayerProperties) -> [String: String] {
    let new = LayerProperties()
    var words: [String: String] = [:]
    words["bounds"] = PictureText.numbers(
      layer.bounds.minX, layer.bounds.minY, layer.bounds.width, layer.bounds.height)
    words["position"] = PictureText.numbers(layer.position.x, layer.position.y)
    if layer.anchorPoint != new.anchorPoint {
      words["anchor"] = PictureText.numbers(layer.anchorPoint.x, layer.anchorPoint.y)
    }
    if layer.zPosition != 0 { words["z"] = PictureText.number(layer.zPosition) }
    if layer.transform != new.transform { words["transform"] = numbers(layer.transform) }
    if layer.sublayerTransform != new.sublayerTransform { words["sublayers"] = numbers(layer.sublayerTransform) }
    if layer.opacity != 1 { words["opacity"] = PictureText.number(layer.opacity) }
    if !layer.isDoubleSided { words["sides"] = "one" }
    if layer.masksToBounds { words["clips"] = "yes" }
    if let color = layer.backgroundColor { words["background"] = self.color(color) }
    if layer.cornerRadius != 0 { words["corners"] = PictureText.number(layer.cornerRadius) }
    if layer.maskedCorners != new.maskedCorners { words["round"] = "\(layer.maskedCorners.rawValue)" }
    if layer.borderWidth != 0 {
      words["border"] = PictureText.number(layer.borderWidth) + " " + color(layer.borderColor)
    }
    if let color = layer.shadow.drawnColor {
      let shadow = layer.shadow
      words["shadow"] =
        self.color(color) + " "
        + PictureText.numbers(shadow.offset.width, shadow.offset.height, shadow.radius)
        + (shadow.path.map { " " + PictureText.path($0) } ?? "")
    }
    if let gradient = layer.gradient {
      words["gradient"] =
        "\(gradient.kind) "
        + PictureText.numbers(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
        + gradient.stops.map { " \(color($0.color)) \(PictureText.number($0.location))" }.joined()
    }
    if let shape = layer.shape { words["shape"] = self.shape(shape) }
    if let backdrop = layer.backdrop {
      words["backdrop"] = PictureText.numbers(backdrop.blur, backdrop.saturation)
    }
    contents(layer, new, &words)
    return words
  }

  private static func contents(_ layer: LayerProperties, _ new: LayerProperties, _ words: inout [String: String]) {
    switch layer.contents {
    case .none: break
    case .picture(let picture):
      words["picture"] = PictureText.numbers(picture.size.width, picture.size.height)
      if layer.contentsGravity != new.contentsGravity { words["gravity"] = layer.contentsGravity.rawValue }
    case .text(let runs):
      words["text"] = runs.map(\.string).joined(separator: " ⏎ ").replacing("\t", with: " ").replacing("\n", with: " ")
      if let run = runs.first {
        words["colour"] = color(run.color)
        words["font"] =
          PictureText.number(CGFloat(run.font.size)) + (run.font.face.isBold ? " bold" : "")
          + (run.font.face.isItalic ? " italic" : "")
        words["place"] = runs.map { PictureText.numbers($0.origin.x, $0.origin.y) }.joined(separator: ", ")
      }
    }
  }

  private static func shape(_ shape: LayerShape) -> String {
    var words = shape.path.map(PictureText.path) ?? "none"
    if let color = shape.fillColor { words += " fill \(self.color(color))" }
    if let color = shape.strokeColor {
      words +=
        " line \(self.color(color)) \(PictureText.number(shape.stroke.width)) "
        + PictureText.numbers(shape.strokeStart, shape.strokeEnd)
    }
    return words
  }

  private static func color(_ color: LayerColor) -> String {
    func part(_ value: Float) -> String {
      let byte = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let words = "#" + part(color.red) + part(color.green) + part(color.blue)
    return color.alpha < 1 ? words + part(color.alpha) : words
  }

  private static func numbers(_ t: CATransform3D) -> String {
    PictureText.numbers(
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
  }
}
