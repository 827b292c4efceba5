// Ported by uikit-port; the source is Programs/29-os-ios.swift.
#sourceLocation(file: "Programs/29-os-ios.swift", line: 1)
#if canImport(OpenCollectionViewShim)
import OpenCollectionViewShim
typealias P29Color = UIColor
#elseif os(macOS)
import AppKit
typealias P29Color = NSColor
#endif

@MainActor func program29() -> String {
  #if canImport(OpenCollectionViewShim)
  return P29Color.red == .red ? "phone" : "colour"
  #else
  return "elsewhere"
  #endif
}
