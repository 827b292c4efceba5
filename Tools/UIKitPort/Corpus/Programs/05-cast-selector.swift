import UIKit

class P05Target: NSObject {
  var value = 0
  @objc func changed(_ slider: UISlider) { value = Int(slider.value) }
  @objc func changed(_ slider: UISlider, with event: UIEvent?) { value = -1 }
}

@MainActor func program05() -> String {
  let (target, slider) = (P05Target(), UISlider())
  slider.maximumValue = 10
  slider.value = 7
  slider.addTarget(target, action: #selector(P05Target.changed as (P05Target) -> (UISlider) -> Void), for: .valueChanged)
  slider.sendActions(for: .valueChanged)
  return "\(target.value)"
}
