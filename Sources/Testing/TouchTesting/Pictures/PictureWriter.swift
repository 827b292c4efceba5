import Foundation
import LayerEngine
import OpenCollectionView

/// Draws the copy of a layer tree.
struct PictureWriter {
  private let mirror: LayerMirror
  /// The beginning of the names of clips and gradients: several pictures may stand in one file.
  private let prefix: String
  private var lines: [String] = []
  private var depth = 1
  private var nameCount = 0

  init(_ mirror: LayerMirror, prefix: String) {
    self.mirror = mirror
    self.prefix = prefix
  }

  /// A layer with everything in it, in its own coordinates.
  static func lines(of layer: LayerID, in mirror: LayerMirror) -> [String] {
    var writer = PictureWriter(mirror, prefix: "p")
    writer.drawUpright(layer)
    return writer.lines
  }

  static func lines(of mirror: LayerMirror, prefix: String = "") -> [String] {
    var writer = PictureWriter(mirror, prefix: prefix)
    if let root = mirror.root { writer.draw(root, in: nil) }
    return writer.lines
  }

  mutating func add(_ line: String) { lines.append(String(repeating: " ", count: depth) + line) }

  mutating func name() -> String {
    nameCount += 1
    return "\(prefix)\(nameCount)"
  }

  // MARK: Layers

  private mutating func draw(_ layer: LayerID, in parent: LayerProperties?) {
    guard let node = mirror.nodes[layer], !node.properties.isHidden, node.properties.opacity > 0 else { return }
    let values = node.properties
    let place = PicturePlane.place(of: values, in: parent)
    guard place.a * place.d - place.b * place.c != 0 else { return }
    // A turned layer that is seen from behind.
    if !values.isDoubleSided, place.a * place.d - place.b * place.c < 0 { return }
    var attributes = PictureText.matrix(place)
    if values.opacity < 1 { attributes += " opacity=\"\(PictureText.number(values.opacity))\"" }
    if let color = values.shadow.drawnColor { attributes += Self.shadow(values.shadow, color) }
    if let mask = values.mask { attributes += " mask=\"url(#\(addMask(mask, values)))\"" }
    add("<g\(attributes)>")
    depth += 1
    drawOwn(values)
    drawChildren(node, values)
    if values.borderWidth > 0, values.borderColor.alpha > 0 { drawBorder(values) }
    depth -= 1
    add("</g>")
  }

  private mutating func drawUpright(_ layer: LayerID) {
    guard let node = mirror.nodes[layer] else { return }
    let origin = node.properties.bounds.origin
    add("<g\(PictureText.matrix(CGAffineTransform(translationX: -origin.x, y: -origin.y)))>")
    depth += 1
    drawOwn(node.properties)
    drawChildren(node, node.properties)
    if node.properties.borderWidth > 0, node.properties.borderColor.alpha > 0 { drawBorder(node.properties) }
    depth -= 1
    add("</g>")
  }

  private static func shadow(_ shadow: LayerShadow, _ color: LayerColor) -> String {
    func byte(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let words =
      "rgba(\(byte(color.red)),\(byte(color.green)),\(byte(color.blue)),"
      + "\(PictureText.number(CGFloat(color.alpha))))"
    let (x, y) = (PictureText.number(shadow.offset.width), PictureText.number(shadow.offset.height))
    return " style=\"filter:drop-shadow(\(x)px \(y)px \(PictureText.number(shadow.radius / 2))px \(words))\""
  }

  private mutating func addMask(_ layer: LayerID, _ masked: LayerProperties) -> String {
    let name = name()
    add(
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\" "
        + "style=\"mask-type:alpha\">")
    depth += 1
    draw(layer, in: masked)
    depth -= 1
    add("</mask>")
    return name
  }

  private mutating func drawOwn(_ values: LayerProperties) {
    if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
      add("\(Self.outline(values, values.bounds)) \(PictureText.color(color))/>")
    }
    if let gradient = values.gradient, !values.bounds.isEmpty { draw(gradient, values) }
    switch values.contents {
    case .none: break
    case .picture(let picture): draw(picture, values)
    case .text(let runs): for run in runs { draw(run) }
    }
    if let shape = values.shape { draw(shape) }
  }

  private mutating func drawChildren(_ node: LayerMirror.Node, _ values: LayerProperties) {
    let children = node.children.enumerated().sorted { left, right in
      let (low, high) = (
        mirror.nodes[left.element]?.properties.zPosition, mirror.nodes[right.element]?.properties.zPosition
      )
      return (low ?? 0, left.offset) < (high ?? 0, right.offset)
    }.map(\.element)
    guard !children.isEmpty else { return }
    guard values.masksToBounds else {
      for child in children { draw(child, in: values) }
      return
    }
    let name = name()
    add("<clipPath id=\"\(name)\">\(Self.outline(values, values.bounds))/></clipPath>")
    add("<g clip-path=\"url(#\(name))\">")
    depth += 1
    for child in children { draw(child, in: values) }
    depth -= 1
    add("</g>")
  }

  private mutating func drawBorder(_ values: LayerProperties) {
    let width = values.borderWidth
    var inner = values
    inner.cornerRadius = max(0, values.cornerRadius - width / 2)
    let rect = values.bounds.insetBy(dx: width / 2, dy: width / 2)
    guard rect.width > 0, rect.height > 0 else { return }
    let color = PictureText.color(values.borderColor, "stroke")
    add("\(Self.outline(inner, rect)) fill=\"none\" \(color) stroke-width=\"\(PictureText.number(width))\"/>")
  }

  /// A rectangle with the layer's corners, without its end.
  private static func outline(_ values: LayerProperties, _ rect: CGRect) -> String {
    let radius = min(values.cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return "<rect \(PictureText.rect(rect))" }
    let corners = values.maskedCorners
    let (topLeft, topRight) = (CACornerMask.layerMinXMinYCorner, CACornerMask.layerMaxXMinYCorner)
    let (bottomLeft, bottomRight) = (CACornerMask.layerMinXMaxYCorner, CACornerMask.layerMaxXMaxYCorner)
    guard !corners.isSuperset(of: [topLeft, topRight, bottomLeft, bottomRight]) else {
      return "<rect \(PictureText.rect(rect)) rx=\"\(PictureText.number(radius))\""
    }
    func corner(_ corner: CACornerMask, _ x: CGFloat, _ y: CGFloat) -> String {
      let size = corners.contains(corner) ? radius : 0
      return "a\(PictureText.numbers(size, size)) 0 0 1 \(PictureText.numbers(size * x, size * y))"
    }
    func size(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return "<path d=\"M\(PictureText.numbers(rect.minX + size(topLeft), rect.minY))"
      + "H\(PictureText.number(rect.maxX - size(topRight)))" + corner(topRight, 1, 1)
      + "V\(PictureText.number(rect.maxY - size(bottomRight)))" + corner(bottomRight, -1, 1)
      + "H\(PictureText.number(rect.minX + size(bottomLeft)))" + corner(bottomLeft, -1, -1)
      + "V\(PictureText.number(rect.minY + size(topLeft)))" + corner(topLeft, 1, -1) + "Z\""
  }

  private mutating func draw(_ gradient: LayerGradient, _ values: LayerProperties) {
    guard let fill = define(gradient) else { return }
    add("\(Self.outline(values, values.bounds)) \(fill)/>")
  }

  /// Defines a gradient in units of what it fills, and answers the attribute that fills with it.
  private mutating func define(_ gradient: LayerGradient) -> String? {
    guard let first = gradient.stops.first else { return nil }
    let (start, end) = (gradient.start, gradient.end)
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(PictureText.number(stop.location))\" \(PictureText.color(stop.color, "stop-color"))/>"
    }.joined()
    let name = name()
    switch gradient.kind {
    case .axial:
      add(
        "<linearGradient id=\"\(name)\" x1=\"\(PictureText.number(start.x))\" y1=\"\(PictureText.number(start.y))\" "
          + "x2=\"\(PictureText.number(end.x))\" y2=\"\(PictureText.number(end.y))\">\(stops)</linearGradient>")
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return nil }
      let place = "translate(\(PictureText.numbers(start.x, start.y))) scale(\(PictureText.numbers(width, height)))"
      add(
        "<radialGradient id=\"\(name)\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"\(place)\">\(stops)</radialGradient>"
      )
    case .conic: return PictureText.color(first.color)
    }
    return "fill=\"url(#\(name))\""
  }

  private mutating func draw(_ shape: LayerShape) {
    if let path = shape.path, let color = shape.fillColor, color.alpha > 0, !path.isEmpty {
      add("<path d=\"\(PictureText.path(path))\"\(PictureText.rule(shape.fillRule)) \(PictureText.color(color))/>")
    }
    if let path = shape.strokedPath, let color = shape.strokeColor {
      add("<path d=\"\(PictureText.path(path))\" \(PictureText.stroke(shape.stroke, color))/>")
    }
  }

  mutating func draw(_ run: TextRun) {
    guard !run.string.allSatisfy(\.isWhitespace) else { return }
    var words = "x=\"\(PictureText.number(run.origin.x))\" y=\"\(PictureText.number(run.origin.y))\""
    words += " font-size=\"\(PictureText.number(run.font.size))\""
    let family =
      run.font.face.isMonospaced ? "Liberation Mono, monospace" : "Liberation Sans, Helvetica, Arial, sans-serif"
    words += " font-family=\"\(family)\""
    if run.font.face.isBold { words += " font-weight=\"bold\"" }
    if run.font.face.isItalic { words += " font-style=\"italic\"" }
    if run.direction == .rightToLeft { words += " direction=\"rtl\" text-anchor=\"end\"" }
    if run.width > 0 { words += " textLength=\"\(PictureText.number(run.width))\" lengthAdjust=\"spacingAndGlyphs\"" }
    add(
      "<text \(words) xml:space=\"preserve\" \(PictureText.color(run.color))>\(PictureText.escaped(run.string))</text>")
  }

  // MARK: Pictures

  private mutating func draw(_ picture: LayerPicture, _ values: LayerProperties) {
    let (bounds, part) = (values.bounds, values.contentsRect)
    guard !bounds.isEmpty, part.width > 0, part.height > 0, picture.size.width > 0, picture.size.height > 0 else {
      return
    }
    let size = CGSize(width: picture.size.width * part.width, height: picture.size.height * part.height)
    let box =
      "\(PictureText.rect(bounds)) viewBox=\"\(PictureText.numbers(part.minX * picture.size.width, part.minY * picture.size.height, size.width, size.height))\""
    let fit: String
    switch values.contentsGravity {
    case .resizeAspect: fit = "xMidYMid meet"
    case .resizeAspectFill: fit = "xMidYMid slice"
    case .resize: fit = "none"
    default:
      drawUnscaled(picture, values)
      return
    }
    add("<svg \(box) preserveAspectRatio=\"\(fit)\">")
    depth += 1
    drawSource(picture, CGRect(origin: .zero, size: picture.size))
    depth -= 1
    add("</svg>")
  }

  private mutating func drawUnscaled(_ picture: LayerPicture, _ values: LayerProperties) {
    let (bounds, size) = (values.bounds, picture.size)
    let words = values.contentsGravity.rawValue.lowercased()
    let x =
      words.contains("left")
      ? bounds.minX : words.contains("right") ? bounds.maxX - size.width : bounds.midX - size.width / 2
    let y =
      words.contains("top")
      ? bounds.minY : words.contains("bottom") ? bounds.maxY - size.height : bounds.midY - size.height / 2
    add("<g transform=\"translate(\(PictureText.numbers(x, y)))\">")
    depth += 1
    drawSource(picture, CGRect(origin: .zero, size: size))
    depth -= 1
    add("</g>")
  }

  /// A picture in a rectangle of the space that is drawn in.
  mutating func drawSource(_ picture: LayerPicture, _ rect: CGRect) {
    switch picture.source {
    case .encoded(let bytes, let mediaType):
      let data = Data(bytes).base64EncodedString()
      add("<image \(PictureText.rect(rect)) preserveAspectRatio=\"none\" href=\"data:\(mediaType);base64,\(data)\"/>")
    case .drawn(let list):
      guard picture.size.width > 0, picture.size.height > 0 else { return }
      let scale = CGAffineTransform(
        a: rect.width / picture.size.width, b: 0, c: 0, d: rect.height / picture.size.height, tx: rect.minX,
        ty: rect.minY)
      add("<g\(PictureText.matrix(scale))>")
      depth += 1
      draw(list)
      depth -= 1
      add("</g>")
    }
  }
}

extension PictureWriter {
  // A saved state is a group, and so is each change of the transform, the opacity or the clip within it.
  private mutating func draw(_ list: DisplayList) {
    var open = [0]
    for command in list.commands {
      switch command {
      case .save, .beginGroup: open.append(0)
      case .restore, .endGroup:
        if open.count > 1 { close(open.removeLast()) }
      case .concatenate(let transform): begin(PictureText.matrix(transform), &open)
      case .opacity(let opacity): begin(" opacity=\"\(PictureText.number(opacity))\"", &open)
      case .clip(let path, let rule):
        let name = name()
        add(
          "<clipPath id=\"\(name)\"><path d=\"\(PictureText.path(path))\"\(PictureText.rule(rule, "clip-rule"))/></clipPath>"
        )
        begin(" clip-path=\"url(#\(name))\"", &open)
      case .fillRect(let rect, let color): add("<rect \(PictureText.rect(rect)) \(PictureText.color(color))/>")
      case .fill(let path, let rule, let color):
        add("<path d=\"\(PictureText.path(path))\"\(PictureText.rule(rule)) \(PictureText.color(color))/>")
      case .stroke(let path, let style, let color):
        add("<path d=\"\(PictureText.path(path))\" \(PictureText.stroke(style, color))/>")
      case .picture(let picture, let rect): drawSource(picture, rect)
      case .part(let picture, let part, let rect):
        add(
          "<svg \(PictureText.rect(rect)) preserveAspectRatio=\"none\" "
            + "viewBox=\"\(PictureText.numbers(part.minX, part.minY, part.width, part.height))\">")
        depth += 1
        drawSource(picture, CGRect(origin: .zero, size: picture.size))
        depth -= 1
        add("</svg>")
      case .text(let run): draw(run)
      case .gradient(let gradient):
        if let stop = gradient.stops.first {
          add("<rect x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\" \(PictureText.color(stop.color))/>")
        }
      case .blend, .shadow, .interpolation, .resetClip, .clear: break
      }
    }
    for count in open.reversed() { close(count) }
  }

  private mutating func begin(_ attributes: String, _ open: inout [Int]) {
    add("<g\(attributes)>")
    depth += 1
    open[open.count - 1] += 1
  }

  private mutating func close(_ count: Int) {
    for _ in 0..<count {
      depth -= 1
      add("</g>")
    }
  }
}
