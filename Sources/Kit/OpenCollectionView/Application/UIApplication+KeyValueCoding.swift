extension UIApplication {
  /// The value of a key of the class itself: the running application for `sharedApplication` and `shared`, which is how source that also builds
  /// for extensions of applications comes by it. Another key is an error of the program.
  public class func value(forKey key: String) -> Any? {
    if ["sharedApplication", "shared"].contains(key) { return shared }
    ProgrammingErrors.report(
      "The class UIApplication has no value for the key \"\(key)\": it has one for \"sharedApplication\" alone.",
      instead: "nil is returned")
    return nil
  }

  /// Tells whether the class itself answers to a name: `sharedApplication` and `shared`.
  public class func responds(to aSelector: Selector!) -> Bool {
    ["sharedApplication", "shared"].contains(aSelector.description)
  }

  /// Calls a method of the class itself, see ``value(forKey:)``.
  @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    (value(forKey: aSelector.description) as AnyObject?).map(Unmanaged.passUnretained)
  }

  /// The value of a key path of the class itself, see ``value(forKey:)``.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
