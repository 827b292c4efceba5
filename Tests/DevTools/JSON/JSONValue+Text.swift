#if BrowserHost
public import Foundation

extension JSONValue: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Strings first: they are most of what the protocol sends, and every wrong guess costs an error.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no JSON value.")
    }
  }

  /// Writes the value; whole numbers without a fraction.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      // The protocol's integer parameters refuse "1.0".
      if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue {
  /// Reads JSON text.
  ///
  /// - Throws: `DecodingError` for text that is not JSON.
  public init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// The value as JSON text with sorted keys, which is JavaScript as well.
  ///
  /// - Throws: `EncodingError` for a number that is NaN or infinite.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension JSONValue: CustomStringConvertible {
  /// JSON text; a number JSON cannot hold is written as JavaScript writes it.
  public var description: String {
    switch self {
    case .number(let value) where !value.isFinite:
      value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
    default:
      (try? text()) ?? "a value that holds a number that is not finite"
    }
  }
}
#endif
