package import Foundation
import LayerEngine
package import OpenCollectionView

/// Numbers, colours and paths as drawings hold them: at most three decimals, the same on every machine.
package enum PictureText {
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let thousandths = (value * 1000).rounded()
    guard thousandths.truncatingRemainder(dividingBy: 1000) != 0 else { return "\(Int(thousandths / 1000))" }
    return "\(thousandths / 1000)"
  }

  package static func numbers(_ values: CGFloat...) -> String { values.map(number).joined(separator: " ") }

  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // What XML does not allow at all.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A colour as an attribute of a name, with its opacity where it has one.
  static func color(_ color: LayerColor, _ name: String = "fill") -> String {
    func part(_ value: Float) -> String {
      let byte = Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let solid = "\(name)=\"#\(part(color.red))\(part(color.green))\(part(color.blue))\""
    let opacity = name == "stop-color" ? "stop" : name
    return color.alpha < 1 ? solid + " \(opacity)-opacity=\"\(number(CGFloat(color.alpha)))\"" : solid
  }

  static func matrix(_ transform: CGAffineTransform) -> String {
    guard !transform.isIdentity else { return "" }
    let numbers = numbers(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    return " transform=\"matrix(\(numbers))\""
  }

  package static func path(_ path: CGPath) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M\(numbers(end.x, end.y))"
      case .line(let end): "L\(numbers(end.x, end.y))"
      case .quadCurve(let end, let control): "Q\(numbers(control.x, control.y, end.x, end.y))"
      case .curve(let end, let first, let second):
        "C\(numbers(first.x, first.y, second.x, second.y, end.x, end.y))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  static func rect(_ rect: CGRect) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  static func rule(_ rule: CGPathFillRule, _ name: String = "fill-rule") -> String {
    rule == .evenOdd ? " \(name)=\"evenodd\"" : ""
  }

  static func stroke(_ style: StrokeStyle, _ color: LayerColor) -> String {
    var words = "fill=\"none\" \(Self.color(color, "stroke")) stroke-width=\"\(number(style.width))\""
    switch style.cap {
    case .butt: break
    case .round: words += " stroke-linecap=\"round\""
    case .square: words += " stroke-linecap=\"square\""
    }
    switch style.join {
    case .miter: words += " stroke-miterlimit=\"\(number(max(1, style.miterLimit)))\""
    case .round: words += " stroke-linejoin=\"round\""
    case .bevel: words += " stroke-linejoin=\"bevel\""
    }
    guard !style.dashes.isEmpty else { return words }
    return words + " stroke-dasharray=\"\(style.dashes.map(number).joined(separator: " "))\" "
      + "stroke-dashoffset=\"\(number(style.dashPhase))\""
  }
}
