// Ported by uikit-port; the source is Programs/53-text-stays.swift.
#sourceLocation(file: "Programs/53-text-stays.swift", line: 1)
import OpenCollectionViewShim

// A comment with @objc, #selector(nothing) and `delegate?.a?()` stays as it is.
let p53 = "@objc #selector(a) os(iOS)"

@MainActor func program53() -> String { /* @IBOutlet */ p53 }
