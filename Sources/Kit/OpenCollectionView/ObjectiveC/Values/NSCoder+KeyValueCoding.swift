extension NSCoder {
  /// The value of a property of the archive itself, as for any object: there is none, so that asking is an error of the program, and
  /// nil is returned. What was written under a key is read by `decodeObject(forKey:)`.
  public func value(forKey key: String) -> Any? {
    ProgrammingErrors.report(
      "An archive has no property \"\(key)\": what was written under a key is read by decodeObject(forKey: \"\(key)\").",
      instead: "nil is returned")
    return nil
  }
}
