import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

/// The storage that is kept from picture to picture: masks, shadows, images and drawings, within bounds.
final class RasterStorage {
  struct DrawingKey: Hashable {
    var picture: LayerPicture
    var width, height: Int
  }

  let text: RasterText
  /// The memory of masks that nobody asks for again.
  let scratch = ScratchBytes()
  private var masks: TileCache<SceneBuilder.MaskKey, MaskTile>
  private var shadows: TileCache<SceneBuilder.ShadowKey, PixelBytes>
  private var drawings: TileCache<DrawingKey, ImageTile>
  private var images: TileCache<LayerPicture, ImageTile>
  private var gradients: TileCache<[LayerGradient.Stop], GradientColors>
  /// Pictures that cannot be decoded, so that it is not tried again.
  private var undecodable: [LayerPicture: String] = [:]
  private(set) var error: RasterError?
  private(set) var remarks: [String] = []
  /// The sentence about the first picture that could not be decoded.
  private(set) var undecoded: String?
  private var missing: Set<Character> = []

  /// - Parameter limit: how many bytes each of four stores keeps in a generation.
  init(text: RasterText, limit: Int) {
    self.text = text
    masks = TileCache(limit: limit)
    shadows = TileCache(limit: limit)
    drawings = TileCache(limit: limit)
    images = TileCache(limit: limit)
    gradients = TileCache(limit: 1 << 20)
  }

  /// How many bytes are kept.
  var size: Int { masks.size + shadows.size + drawings.size + images.size + gradients.size + scratch.size }

  // MARK: What cannot be drawn

  func begin() {
    error = nil
    remarks = []
    missing = []
    undecoded = nil
  }

  func note(_ error: RasterError) { if self.error == nil { self.error = error } }

  func note(_ remarks: MaskTile.Remarks) {
    if let fault = remarks.fault { note(fault) }
    remarks.missing.forEach(noteMissing)
    remarks.borrowed.forEach(noteBorrowed)
  }

  private func noteMissing(_ character: Character) {
    guard missing.count < 100, missing.insert(character).inserted else { return }
    let numbers = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    remarks.append(
      "The fonts have no outline for \(numbers.joined(separator: " ")): a box of its measured width stands for it.")
  }

  private func noteBorrowed(_ file: String) {
    note("Letters that the text's own font lacks are those of \(file), as wide as the text was measured.")
  }

  private func note(_ remark: String) { if !remarks.contains(remark) { remarks.append(remark) } }

  // MARK: Tiles

  /// The mask of an outline.
  ///
  /// - Parameter isKept: false for one that nobody asks for again, as those of drawings, which are kept as pixels themselves.
  func mask(
    _ key: SceneBuilder.MaskKey, isKept: Bool = true, make: () -> (tile: MaskTile, isWhole: Bool)?
  ) -> MaskTile? {
    guard isKept else { return make()?.tile }
    var cut: MaskTile?
    let found = masks.tile(for: key) {
      guard let made = make() else {
        return (MaskTile(bytes: PixelBytes(width: 0, height: 0, bytesPerPixel: 1), x: 0, y: 0), 64)
      }
      guard made.isWhole else {
        cut = made.tile
        return nil
      }
      return (made.tile, made.tile.bytes.count + 256)
    }
    return found ?? cut
  }

  func drawing(_ key: DrawingKey, make: () -> ImageTile) -> ImageTile {
    let found = drawings.tile(for: key) {
      let made = make()
      return (made, made.size * 4 / 3)
    }
    // What alone is larger than all may be is not kept.
    guard let found else { return make() }
    found.remarks.forEach(note)
    return found
  }

  /// Draws a part of a drawing, and keeps the sentences about what could not be drawn with it.
  func draw(_ tile: ImageTile, _ part: SquareSet, threads: Int = 1) {
    let before = remarks
    remarks = []
    tile.draw(part, self, threads)
    for remark in remarks where !tile.remarks.contains(remark) { tile.remarks.append(remark) }
    remarks = before
    tile.remarks.forEach(note)
  }

  func image(_ picture: LayerPicture) -> ImageTile? {
    guard case .encoded(let bytes, let mediaType) = picture.source else { return nil }
    if let remark = undecodable[picture] {
      undecoded = undecoded ?? remark
      note(remark)
      return nil
    }
    return images.tile(for: picture) {
      do throws(PNGReader.Fault) {
        let image = try ImageDecoder.read(bytes)
        let tile = PixelBytes(width: image.width, height: image.height, bytesPerPixel: 4)
        image.pixels.withUnsafeBufferPointer { pixels in
          if let first = pixels.baseAddress { tile.base.update(from: first, count: min(pixels.count, tile.count)) }
        }
        return (ImageTile(tile, isOpaque: raster_is_opaque(tile.base, Int64(tile.count / 4)) != 0), tile.count * 4 / 3)
      } catch {
        let remark = "A picture of the type \(mediaType) was left out: \(error.description)."
        if undecodable.count < 1000 { undecodable[picture] = remark }
        undecoded = undecoded ?? remark
        note(remark)
        return nil
      }
    }
  }

  /// Colours from 0 to 1, mixed before they are multiplied by their opacity.
  func colors(_ stops: [LayerGradient.Stop]) -> GradientColors {
    let made = gradients.tile(for: stops) {
      let count = 1024
      let bytes = PixelBytes(width: count, height: 1, bytesPerPixel: 4)
      let marks = stops.map { stop in
        RasterStop(
          red: stop.color.red, green: stop.color.green, blue: stop.color.blue, alpha: stop.color.alpha,
          location: stop.location)
      }
      raster_ramp(marks, Int32(marks.count), bytes.base, Int32(count))
      return (GradientColors(bytes), bytes.count)
    }
    return made ?? GradientColors(PixelBytes(width: 1, height: 1, bytesPerPixel: 4, isClear: true))
  }

  /// A blurred box.
  func shadow(_ key: SceneBuilder.ShadowKey, margin: Double) -> PixelBytes? {
    shadows.tile(for: key) {
      let (across, down) = (key.width + 2 * margin, key.height + 2 * margin)
      // 2^24: more than a corner that is worth blurring has.
      guard across >= 1, down >= 1, across * down <= 16_777_216 else { return nil }
      let (width, height) = (Int(across.rounded(.up)), Int(down.rounded(.up)))
      let bytes = PixelBytes(width: width, height: height, bytesPerPixel: 1)
      var lines = LineList()
      let rect = CGRect(x: margin, y: margin, width: key.width, height: key.height)
      lines.add(PathSteps(Self.outline(rect, key.radii)), .identity)
      lines.fill(bytes)
      _ = raster_blur(bytes.base, Int32(width), Int32(height), Float(key.deviation))
      return (bytes, bytes.count)
    }
  }

  private static func outline(_ rect: CGRect, _ radii: SIMD4<Double>) -> CGPath {
    let path = CGMutablePath()
    // A quarter circle as one cubic curve: the usual 0.5523 of the radius.
    let k = 1 - 0.552_284_749_8
    let (r0, r1, r2, r3) = (radii[0], radii[1], radii[2], radii[3])
    path.move(to: CGPoint(x: rect.minX + r0, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - r1, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + r1), control1: CGPoint(x: rect.maxX - r1 * k, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + r1 * k))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r2))
    path.addCurve(
      to: CGPoint(x: rect.maxX - r2, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - r2 * k),
      control2: CGPoint(x: rect.maxX - r2 * k, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + r3, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - r3), control1: CGPoint(x: rect.minX + r3 * k, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - r3 * k))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r0))
    path.addCurve(
      to: CGPoint(x: rect.minX + r0, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + r0 * k),
      control2: CGPoint(x: rect.minX + r0 * k, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

extension LineList {
  /// Fills a mask whose first pixel is at 0.
  func fill(_ bytes: PixelBytes) {
    let isDone = withLines { raster_fill($0, 0, bytes.base, 0, 0, Int32(bytes.width), Int32(bytes.height)) }
    if isDone == 0 { bytes.base.update(repeating: 0, count: bytes.count) }
  }
}
