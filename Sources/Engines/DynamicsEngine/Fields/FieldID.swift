/// The name of a field of a ``World``.
///
/// It is good for the world that gave it out and for copies of that; once what it names has been removed it names
/// nothing, even when its place is used again.
public struct FieldID: Hashable, Codable, Sendable {
  let slot: Int32
  let generation: UInt32
}
