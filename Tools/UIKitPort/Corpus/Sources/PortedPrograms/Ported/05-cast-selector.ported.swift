// Ported by uikit-port; the source is Programs/05-cast-selector.swift.
#sourceLocation(file: "Programs/05-cast-selector.swift", line: 1)
import OpenCollectionViewShim

class P05Target: NSObject {
  var value = 0
  func changed(_ slider: UISlider) { value = Int(slider.value) }
  func changed(_ slider: UISlider, with event: UIEvent?) { value = -1 }
}

@MainActor func program05() -> String {
  let (target, slider) = (P05Target(), UISlider())
  slider.maximumValue = 10
  slider.value = 7
  slider.addTarget(target, action: Selector("changed(_:)", P05Target.changed(_:)), for: .valueChanged)
  slider.sendActions(for: .valueChanged)
  return "\(target.value)"
}
