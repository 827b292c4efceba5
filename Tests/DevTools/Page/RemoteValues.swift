#if BrowserHost
/// How the protocol writes JavaScript's values and exceptions.
extension JSONValue {
  /// The value of a `Runtime.RemoteObject` that was asked for by value.
  var remoteObjectValue: JSONValue {
    switch self["unserializableValue"].string {
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "-Infinity": .number(-.infinity)
    case "-0": .number(-0.0)
    case .some(let other): .string(other)
    case nil: self["value"]
    }
  }

  /// The text of a `Runtime.RemoteObject` as a console shows it.
  var remoteObjectText: String {
    if let text = self["value"].string ?? self["description"].string ?? self["unserializableValue"].string {
      return text
    }
    return self["type"].string == "undefined" ? "undefined" : self["value"].description
  }

  /// The text of a `Runtime.ExceptionDetails`: the error with its stack, or the value that was thrown.
  var exceptionText: String {
    let exception = self["exception"]
    return exception.isNull ? self["text"].string ?? "an unknown exception" : exception.remoteObjectText
  }
}
#endif
