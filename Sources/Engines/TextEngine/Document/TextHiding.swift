/// A value with somebody's text, whose description has numbers and lengths only.
///
/// Values are printed into traces, recordings and logs; what a person has typed is not to be found there.
protocol TextHiding: CustomStringConvertible, CustomReflectable {}

extension TextHiding {
  /// The description, and no properties.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
