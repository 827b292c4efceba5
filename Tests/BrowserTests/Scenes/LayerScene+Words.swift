#if BrowserHost
import OpenCollectionView

extension LayerScene {
  /// Letters.
  static let words = [
    LayerScene(
      "lines of text by size", Tolerance(levels: 90, mean: 3.2),
      because: "The browser hints letters and darkens them; here outlines are filled as they are."
    ) { view in
      for (index, size) in [9, 12, 15, 17, 22, 34].enumerated() {
        addLabel("Hamburgefonts 0123", size: Double(size), y: [5, 20, 40, 64, 92, 126][index], to: view)
      }
    },
    LayerScene(
      "bold, italic, monospaced and coloured text", Tolerance(levels: 90, mean: 3.2),
      because: "The same."
    ) { view in
      let fonts: [UIFont] = [
        .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20), .monospacedSystemFont(ofSize: 18, weight: .regular),
      ]
      for (index, font) in fonts.enumerated() {
        let label = addLabel("Quick brown fox", size: 20, y: Double(index) * 50 + 15, to: view)
        label.font = font
        label.textColor = [.systemRed, .systemBlue, .label][index]
      }
    },
    LayerScene("large letters", Tolerance(levels: 3, mean: 0.3), because: "Their edges are a little darker.") {
      addLabel("Rg8&", size: 84, y: 50, to: $0)
    },
    LayerScene(
      "text that is turned, and in perspective", Tolerance(levels: 90, mean: 3.2),
      because: "The browser turns a picture of the letters; here their outlines are."
    ) { view in
      let turned = addLabel("Turned letters", size: 22, y: 50, to: view)
      turned.transform = CGAffineTransform(rotationAngle: 0.3)
      let deep = addLabel("In perspective", size: 26, y: 130, to: view)
      var matrix = CATransform3DIdentity
      matrix.m34 = -1 / 200
      deep.transform3D = CATransform3DRotate(matrix, 0.7, 0, 1, 0)
    },
    LayerScene(
      "lines under, through and behind text", Tolerance(levels: 60, mean: 3.2), because: "Letters as above."
    ) { view in
      let texts: [[NSAttributedString.Key: Any]] = [
        [.underlineStyle: NSUnderlineStyle.single.rawValue], [.strikethroughStyle: NSUnderlineStyle.single.rawValue],
        [.backgroundColor: UIColor.systemYellow], [.kern: 4],
      ]
      for (index, attributes) in texts.enumerated() {
        let label = addLabel("", size: 20, y: Double(index) * 44 + 12, to: view)
        label.attributedText = NSAttributedString(
          string: "Decorated", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 24)]) { $1 })
      }
    },
  ]

  /// Copies and blurs.
  static let effects = [
    LayerScene("copies of a replicator") { view in
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      replicator.instanceCount = 8
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      replicator.instanceAlphaOffset = -0.1
      let dot = box(.sea, 85, 15, 30, 30)
      dot.cornerRadius = 8
      replicator.addSublayer(dot)
      view.layer.addSublayer(replicator)
    },
    LayerScene("what is behind an effect view, blurred", Tolerance(levels: 4, mean: 1.5)) { view in
      addBlur(over: [Paint.black, .white, .white, .white], CGRect(x: 0, y: 0, width: 200, height: 200), to: view)
    },
    LayerScene(
      "a blur up to its edges", Tolerance(levels: 82, mean: 5),
      because:
        "A browser's blur mirrors what lies within its edges, and sees nothing beyond; here it sees what is around the view."
    ) { view in
      addBlur(over: [Paint.sea, .sun, .leaf, .crimson], CGRect(x: 30, y: 40, width: 140, height: 120), to: view)
    },
  ]

  private static func addBlur(over paints: [Paint], _ frame: CGRect, to view: UIView) {
    for (index, paint) in paints.enumerated() {
      view.layer.addSublayer(box(paint, 0, [0, 100, 133, 166][index], 200, index == 0 ? 100 : 34))
    }
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = frame
    view.addSubview(effect)
  }

  @discardableResult
  private static func addLabel(_ text: String, size: Double, y: Double, to view: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: 8, y: y, width: 188, height: size * 1.3))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    view.addSubview(label)
    return label
  }
}
#endif
