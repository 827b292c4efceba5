/// The place of a list in a ``ListStore``.
struct ListPlace: Sendable, BitwiseCopyable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// How many elements find room: none, or a power of two.
  var room: Int32 = 0

  var isEmpty: Bool { count == 0 }
  /// The places of the elements in the store.
  var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
