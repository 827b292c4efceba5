// A selection that is animated: the selected background fades, and configurations change with it. // C120
extension UICollectionViewCell {
  /// How long a selection takes to be seen that is animated by itself, in seconds. Our choice.
  static let selectionDuration = 0.3

  /// Selects or deselects the cell.
  ///
  /// - Parameter animated: whether that is seen as an animation of its own. In an animation that is described it is part of
  ///   that in any case.
  func select(_ isSelected: Bool, animated: Bool) {
    let isOwn = animated && UIView.areAnimationsEnabled
    guard window != nil, isOwn || ViewAnimation.current?.takesTime == true else {
      self.isSelected = isSelected
      return
    }
    fadesSelection = true
    self.isSelected = isSelected
    fadesSelection = false
    animateSelection { self.updateConfigurationIfNeeded() }
  }

  func updateSelectedBackground() {
    guard let background = selectedBackgroundView else { return }
    let isShown = isSelected || isHighlighted
    guard window != nil, fadesSelection || ViewAnimation.current?.takesTime == true else {
      endSelectionFade()
      background.isHidden = !isShown
      return
    }
    guard selectionFade != nil || background.isHidden == isShown else { return }
    let fade = SelectedBackgroundFade(of: background, continuing: selectionFade)
    selectionFade = fade
    if isShown, background.isHidden {
      UIView.performWithoutAnimation {
        background.alpha = 0
        background.isHidden = false
      }
    }
    animateSelection {
      background.alpha = isShown ? fade.alpha : 0
    } completion: { [weak self] in
      guard self?.selectionFade === fade else { return }
      self?.endSelectionFade()
    }
  }

  /// Gives a selected background that fades its own opacity back, and hides it where it is not to be seen.
  func endSelectionFade() {
    guard let fade = selectionFade else { return }
    selectionFade = nil
    UIView.performWithoutAnimation {
      PropertyChange(of: .opacity, in: fade.view.layer).removeRunning()
      fade.view.isHidden = !(isSelected || isHighlighted)
      fade.view.alpha = fade.alpha
    }
  }

  private func animateSelection(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.selectionDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes, completion: { _ in completion?() })
  }
}
