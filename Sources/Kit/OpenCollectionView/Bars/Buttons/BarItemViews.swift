/// The views of bar items: a button for each, the custom view, or space.
@MainActor final class BarItemViews {
  /// One item with what shows it; spaces have no view.
  struct Entry {
    var item: UIBarButtonItem
    var view: UIView?

    @MainActor var isFlexible: Bool { item.systemItem == .flexibleSpace }

    @MainActor var width: CGFloat {
      if let button = view as? BarButton { return button.naturalWidth }
      if let view {
        let fitting = item.width > 0 ? item.width : view.bounds.width > 0 ? view.bounds.width : view.fittedSize.width
        return fitting + 2 * BarMetrics.buttonPadding
      }
      return item.width
    }
  }

  private(set) var entries: [Entry] = []

  /// Makes views for items in `container`. Custom views are taken from wherever they are.
  func show(
    _ items: [UIBarButtonItem], in container: UIView, plain: UIBarButtonItemAppearance,
    done: UIBarButtonItemAppearance, didChange: @escaping () -> Void
  ) {
    let old = entries
    entries = items.filter { !$0.isHidden }.map { item in
      let view: UIView? =
        item.systemItem?.isSpace == true
        ? nil : item.customView ?? BarButton(item, appearance: item.style == .done ? done : plain)
      (view as? BarButton)?.didChange = didChange
      return Entry(item: item, view: view)
    }
    let kept = Set(entries.compactMap { $0.view.map(ObjectIdentifier.init) })
    for view in old.compactMap(\.view) where !kept.contains(ObjectIdentifier(view)) && view.superview === container {
      view.removeFromSuperview()
    }
    for view in entries.compactMap(\.view) where view.superview !== container { container.addSubview(view) }
  }

  /// The width of all items beside each other.
  var width: CGFloat { entries.reduce(0) { $0 + $1.width } }

  /// Places the items from `start` on; distances count from the leading edge. Flexible spaces share what is left of
  /// `width`.
  func place(from start: CGFloat, width: CGFloat, row: CGRect, direction: BarDirection, fromTrailing: Bool = false) {
    let flexible = entries.filter(\.isFlexible).count
    let rest = max(0, width - self.width)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var x = start
    for entry in entries {
      let itemWidth = entry.isFlexible ? share : entry.width
      let leading = fromTrailing ? x - itemWidth : x
      if let view = entry.view {
        let slot = CGRect(x: leading, y: row.minY, width: itemWidth, height: row.height)
        view.put(in: direction.frame(view is BarButton ? slot : frame(of: view, in: slot)))
      }
      x += fromTrailing ? -itemWidth : itemWidth
    }
  }

  /// A custom view keeps its height, as far as the bar has room for it.
  private func frame(of view: UIView, in slot: CGRect) -> CGRect {
    let height = min(view.bounds.height > 0 ? view.bounds.height : view.fittedSize.height, slot.height)
    return CGRect(
      x: slot.minX + BarMetrics.buttonPadding, y: slot.minY + ((slot.height - height) / 2).rounded(),
      width: slot.width - 2 * BarMetrics.buttonPadding, height: height)
  }
}

extension UIView {
  /// The size that a view asks for by itself.
  var fittedSize: CGSize {
    let intrinsic = intrinsicContentSize
    let fitting = sizeThatFits(.zero)
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
      height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
  }
}
