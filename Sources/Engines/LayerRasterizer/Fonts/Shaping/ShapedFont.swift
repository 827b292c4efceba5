#if SystemLibraries
import CHarfBuzz
import Synchronization

/// A font as HarfBuzz reads it: every outline format, and the rules by which letters of a script become shapes.
///
/// HarfBuzz checks each table before it is read, and leaves out those that are damaged.
final class ShapedFont: @unchecked Sendable {
  /// A shape in its place, in units of the font.
  struct Glyph: Equatable {
    var number: UInt32
    /// The place of its first character among those that were shaped.
    var cluster: Int
    var advance: Double
    var x: Double
    var y: Double
  }

  let unitsPerEm: Double
  /// Tells whether its shapes are pictures or layers of colours, which are no outlines.
  let isColored: Bool
  // Neither changes once it is made, so that threads may share them.
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let outlines = Mutex<[UInt32: PathSteps]>([:])

  /// nil for bytes that are no font.
  init?(_ bytes: [UInt8]) {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    let made = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    guard let face = made else { return nil }
    let units = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, (16...16384).contains(units), let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    hb_font_make_immutable(font)
    (self.face, self.font) = (face, font)
    unitsPerEm = Double(units)
    isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The features that are left out, as in the page and in the measuring of text: no width is told of a pair or of
  /// several letters.
  private static let leftOut = ["kern", "liga", "clig", "calt"].map { name in
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return hb_feature_t(tag: tag, value: 0, start: 0, end: .max)
  }

  /// The shapes of characters of one script in one direction, in the order in which they are seen.
  func shape(_ scalars: [Unicode.Scalar], rightToLeft: Bool) -> [Glyph] {
    guard !scalars.isEmpty, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let values = scalars.map(\.value)
    hb_buffer_add_utf32(buffer, values, Int32(values.count), 0, Int32(values.count))
    // The machine's language is none of the text's.
    hb_buffer_set_language(buffer, hb_language_from_string("und", 3))
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_shape(font, buffer, Self.leftOut, UInt32(Self.leftOut.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, place) = (infos[index], places[index])
      return Glyph(
        number: info.codepoint, cluster: Int(info.cluster), advance: Double(place.x_advance),
        x: Double(place.x_offset), y: Double(place.y_offset))
    }
  }

  /// The outline of a shape; empty for one that has none.
  func outline(of glyph: UInt32) -> PathSteps {
    outlines.withLock { outlines in
      if let found = outlines[glyph] { return found }
      var steps = PathSteps()
      withUnsafeMutablePointer(to: &steps) {
        hb_font_get_glyph_shape(font, glyph, OutlineDrawing.functions.pointer, $0)
      }
      outlines[glyph] = steps
      return steps
    }
  }
}

/// Takes an outline over from HarfBuzz.
private struct OutlineDrawing: @unchecked Sendable {
  static let functions = OutlineDrawing()

  let pointer: OpaquePointer?

  init() {
    pointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pointer, { _, data, _, x, y, _ in OutlineDrawing.add(0, [x, y], to: data) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pointer, { _, data, _, x, y, _ in OutlineDrawing.add(1, [x, y], to: data) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pointer, { _, data, _, a, b, x, y, _ in OutlineDrawing.add(2, [a, b, x, y], to: data) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pointer, { _, data, _, a, b, c, d, x, y, _ in OutlineDrawing.add(3, [a, b, c, d, x, y], to: data) }, nil, nil)
    hb_draw_funcs_set_close_path_func(pointer, { _, data, _, _ in OutlineDrawing.add(4, [], to: data) }, nil, nil)
    hb_draw_funcs_make_immutable(pointer)
  }

  private static func add(_ verb: UInt8, _ points: [Float], to data: UnsafeMutableRawPointer?) {
    guard let steps = data?.assumingMemoryBound(to: PathSteps.self) else { return }
    steps.pointee.verbs.append(verb)
    steps.pointee.points += points.map(Double.init)
  }
}
#endif
