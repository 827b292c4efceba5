#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#elseif canImport(UIKit)
import UIKit
#endif

@MainActor func program30() -> String {
  #if (os(iOS) || os(tvOS)) && !os(macOS)
  return "touch"
  #else
  return "mouse"
  #endif
}
