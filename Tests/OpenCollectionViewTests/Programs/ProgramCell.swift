import OpenCollectionView

/// A cell that knows what it shows, and tells the world of what it is called for.
final class ProgramCell: UICollectionViewCell {
  weak var world: ProgramWorld?
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
    world?.note(.prepareForReuse)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    world?.note(.applyAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    world?.note(.preferredAttributes)
    guard world?.shape == .fitted, let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    // As high as its number says, in three steps.
    let name = Int(text.prefix { $0 != "." }) ?? 0
    wish.size.height = CGFloat(40 + name % 3 * 35)
    return wish
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.note(.cellLayout)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    world?.note(.cellState)
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    world?.note(.cellWillTransition)
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    world?.note(.cellDidTransition)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    world?.note(.cellMovesToWindow)
  }

  isolated deinit { world?.note(.cellEnds) }
}

/// A header or footer that tells the world of what it is called for.
final class ProgramHeader: UICollectionReusableView {
  weak var world: ProgramWorld?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    world?.note(.headerApplies)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    world?.note(.headerPrefers)
    return layoutAttributes
  }
}

/// A collection view that tells the world of what it is called for.
final class ProgramView: UICollectionView {
  weak var world: ProgramWorld?

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.note(.viewLayout)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    world?.note(.viewMovesToWindow)
  }
}

/// The controller of the screen with the collection view.
final class ProgramController: UIViewController {
  weak var world: ProgramWorld?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    world?.note(.controllerLayout)
  }
}
