/// The page's word that it has applied a correction. It is no edit: corrections under way stay valid.
public struct TextReceipt: Hashable, Sendable, Codable {
  /// The number of the correction.
  public var correction: Int

  /// A receipt.
  public init(correction: Int) { self.correction = correction }
}
