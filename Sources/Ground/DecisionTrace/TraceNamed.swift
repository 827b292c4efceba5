/// Something that a program may have given a name, which traces show before type and number.
public protocol TraceNamed: AnyObject {
  /// The name that the program gave; nil without one. Asked only while a trace has listeners.
  var traceName: String? { get }
}
