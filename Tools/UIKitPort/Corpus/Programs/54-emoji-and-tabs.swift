import UIKit

class P54Zähler: UIControl {
	// 👍🏽 Bytes are not letters: the places behind them must be right.
	var text = "👍🏽 Zähler"
	var zahl = 0
	func verbinden() { addTarget(self, action: #selector(zählen), for: .valueChanged) }
	@objc func zählen() { zahl += 1 }
}

@MainActor func program54() -> String {
  let control = P54Zähler()
  control.verbinden()
  control.sendActions(for: .valueChanged)
  return "\(control.text) \(control.zahl)"
}
