// Ported by uikit-port; the source is Programs/10-key-paths.swift.
#sourceLocation(file: "Programs/10-key-paths.swift", line: 1)
import OpenCollectionViewShim

class P10Model: NSObject {
  var title = ""
}

@MainActor func program10() -> String {
  return "contentOffset" + " " + "bounds.size"
}
