#if os(iOS)
import UIKit
typealias P29Color = UIColor
#elseif os(macOS)
import AppKit
typealias P29Color = NSColor
#endif

@MainActor func program29() -> String {
  #if os(iOS)
  return P29Color.red == .red ? "phone" : "colour"
  #else
  return "elsewhere"
  #endif
}
