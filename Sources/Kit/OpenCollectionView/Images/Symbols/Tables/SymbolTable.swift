/// The pictures of symbols, as text that ``SymbolReader`` reads.
///
/// All are drawn on one grid: its origin is the middle of a capital letter, y points down, and 20 units are the size of
/// the font. Lines are drawn in the width of the weight, between 22 and 24 units are the height of a usual picture.
enum SymbolTable {
  /// The drawing of a name; nil where there is none.
  static func text(_ name: String) -> String? {
    marks[name] ?? arrows[name] ?? editing[name] ?? things[name] ?? media[name] ?? status[name] ?? interface[name]
  }

  /// Every name that has a drawing of its own.
  static var names: [String] {
    [marks, arrows, editing, things, media, status, interface].flatMap(\.keys).sorted()
  }
}
