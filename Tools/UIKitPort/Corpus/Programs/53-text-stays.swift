import UIKit

// A comment with @objc, #selector(nothing) and `delegate?.a?()` stays as it is.
let p53 = "@objc #selector(a) os(iOS)"

@MainActor func program53() -> String { /* @IBOutlet */ p53 }
