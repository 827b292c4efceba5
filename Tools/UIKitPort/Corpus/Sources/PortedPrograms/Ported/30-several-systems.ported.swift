// Ported by uikit-port; the source is Programs/30-several-systems.swift.
#sourceLocation(file: "Programs/30-several-systems.swift", line: 1)
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#elseif canImport(OpenCollectionViewShim)
import OpenCollectionViewShim
#endif

@MainActor func program30() -> String {
  #if (canImport(OpenCollectionViewShim) || os(tvOS)) && !os(macOS)
  return "touch"
  #else
  return "mouse"
  #endif
}
