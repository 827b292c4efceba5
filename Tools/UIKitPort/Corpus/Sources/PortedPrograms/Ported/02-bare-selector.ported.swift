// Ported by uikit-port; the source is Programs/02-bare-selector.swift.
#sourceLocation(file: "Programs/02-bare-selector.swift", line: 1)
import OpenCollectionViewShim

// The style of 2015: no labels in the selector, semicolons, self everywhere.
class P02View: UIView {
  let toggle = UISwitch();
  var log = "";

  override init(frame: CGRect) {
    super.init(frame: frame);
    self.toggle.addTarget(self, action: Selector("valueChanged(sender:)", P02View.valueChanged(sender:)), for: .valueChanged);
    self.addSubview(self.toggle);
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func valueChanged(sender: UISwitch) { self.log = "changed \(sender.isOn)" }
}

@MainActor func program02() -> String {
  let view = P02View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  view.toggle.isOn = true
  view.toggle.sendActions(for: .valueChanged)
  return view.log
}
