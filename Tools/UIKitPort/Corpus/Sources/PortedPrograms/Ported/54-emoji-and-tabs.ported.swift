// Ported by uikit-port; the source is Programs/54-emoji-and-tabs.swift.
#sourceLocation(file: "Programs/54-emoji-and-tabs.swift", line: 1)
import OpenCollectionViewShim

class P54Zähler: UIControl {
	// 👍🏽 Bytes are not letters: the places behind them must be right.
	var text = "👍🏽 Zähler"
	var zahl = 0
	func verbinden() { addTarget(self, action: Selector("zählen", P54Zähler.zählen), for: .valueChanged) }
	func zählen() { zahl += 1 }
}

@MainActor func program54() -> String {
  let control = P54Zähler()
  control.verbinden()
  control.sendActions(for: .valueChanged)
  return "\(control.text) \(control.zahl)"
}
