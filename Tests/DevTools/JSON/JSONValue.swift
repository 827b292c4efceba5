#if BrowserHost
/// A JSON value: what the protocol sends, what ``Page/evaluate(_:awaitPromise:timeout:)`` returns.
///
/// Literals make values (`["x": 1.5, "on": true]`), the optional properties take them apart, and both subscripts answer
/// `.null` for what is not there, so a path into a reply needs no unwrapping: `reply["node"]["ids"][0].string`.
public enum JSONValue: Sendable, Hashable {
  /// JSON's `null`, and JavaScript's `undefined`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number. JSON holds finite ones only; an evaluated `NaN` or `Infinity` arrives here too, but cannot be sent.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object. The order of its keys is not kept.
  case object([String: JSONValue])

  /// The value of a `bool`, otherwise nil.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value of a `number`, otherwise nil.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The value of a `number` that is a whole one, otherwise nil.
  public var integer: Int? {
    number.flatMap { Int(exactly: $0) }
  }

  /// The value of a `string`, otherwise nil.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements of an `array`, otherwise nil.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members of an `object`, otherwise nil.
  public var object: [String: JSONValue]? {
    if case .object(let value) = self { value } else { nil }
  }

  /// True for `.null`, which is also what the subscripts answer for a member that is missing.
  public var isNull: Bool { self == .null }

  /// The member of an object, or `.null` where there is none.
  public subscript(key: String) -> JSONValue {
    object?[key] ?? .null
  }

  /// The element of an array, or `.null` outside its bounds.
  public subscript(index: Int) -> JSONValue {
    guard let array, array.indices.contains(index) else { return .null }
    return array[index]
  }
}
#endif
