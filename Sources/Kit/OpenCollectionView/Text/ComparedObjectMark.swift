/// The first word of an object that may stand among the attributes of a text.
///
/// Foundation on other systems than Apple's takes some bits of it for the kind of an object of its own when it compares two
/// objects. Where these bits are zero, as those of a number or of nil are, it ends the program: as soon as a text is appended to
/// one with another font. With others it leaves the comparison to `isEqual(_:)`.
struct ComparedObjectMark {
  private let word: UInt = 0x3FF00
}
