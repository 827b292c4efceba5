// Ported by uikit-port; the source is Programs/52-availability.swift.
#sourceLocation(file: "Programs/52-availability.swift", line: 1)
import OpenCollectionViewShim

@available(iOS 13.0, tvOS 13.0, *)
struct P52Newest { let name = "newest" }

@MainActor func program52() -> String {
  if #available(iOS 13.0, *) { return P52Newest().name }
  return "old"
}
