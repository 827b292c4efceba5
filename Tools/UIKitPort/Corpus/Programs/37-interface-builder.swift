import UIKit

@IBDesignable
class P37Card: UIView {
  @IBInspectable var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  @IBOutlet weak var title: UILabel!
  @IBOutlet private(set) var buttons: [UIButton]!
  var log = ""

  @IBAction func press(_ sender: Any) { log = "pressed" }
}

@MainActor func program37() -> String {
  let card = P37Card()
  card.radius = 8
  card.press(card)
  return "\(Double(card.layer.cornerRadius)) \(card.log)"
}
