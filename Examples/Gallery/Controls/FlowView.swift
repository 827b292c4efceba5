import OpenCollectionView

/// Views in lines, as words are.
class FlowView: UIView, CardContent {
  var items: [UIView] = [] {
    didSet {
      for item in oldValue { item.removeFromSuperview() }
      for item in items { addSubview(item) }
    }
  }
  var spacing: CGFloat = 10

  func height(forWidth width: CGFloat) -> CGFloat { frames(in: width).map(\.maxY).max() ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0, abs(height(forWidth: bounds.width) - bounds.height) > 0.5 { heightDidChange() }
    for (item, frame) in zip(items, frames(in: bounds.width)) {
      item.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored(frame) : frame
    }
  }

  private func frames(in width: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    var line: [CGSize] = []
    var y: CGFloat = 0
    var x: CGFloat = 0
    func endLine() {
      let height = line.map(\.height).max() ?? 0
      var start: CGFloat = 0
      for size in line {
        result.append(
          CGRect(x: start, y: y + ((height - size.height) / 2).rounded(), width: size.width, height: size.height))
        start += size.width + spacing
      }
      y += height + spacing
      x = 0
      line = []
    }
    for item in items {
      var size = item.sizeThatFits(.zero)
      size.width = min(size.width, width)
      if !line.isEmpty, x + size.width > width { endLine() }
      line.append(size)
      x += size.width + spacing
    }
    endLine()
    return result
  }
}
