// Ported by uikit-port; the source is Programs/37-interface-builder.swift.
#sourceLocation(file: "Programs/37-interface-builder.swift", line: 1)
import OpenCollectionViewShim


class P37Card: UIView {
  var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  weak var title: UILabel!
  var buttons: [UIButton]!
  var log = ""

  func press(_ sender: Any) { log = "pressed" }
}

@MainActor func program37() -> String {
  let card = P37Card()
  card.radius = 8
  card.press(card)
  return "\(Double(card.layer.cornerRadius)) \(card.log)"
}
