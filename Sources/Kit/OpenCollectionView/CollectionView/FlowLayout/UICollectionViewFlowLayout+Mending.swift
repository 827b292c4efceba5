import CollectionEngine

// Numbers of a program that nothing can be laid out by are told of, and the nearest that can be taken are taken.
extension UICollectionViewFlowLayout {
  /// The size of one item; of sides that are no lengths nothing remains.
  func usable(_ size: CGSize, ofItem item: Int, inSection section: Int) -> CGSize {
    if isUsable(size) { return size }
    let mended = CGSize(width: usable(size.width), height: usable(size.height))
    if let sentence = FlowGeometry.complaint(aboutSize: size, ofItem: item, inSection: section) {
      ProgrammingErrors.report(sentence, instead: "it counts as \(mended.width) x \(mended.height)")
    }
    return mended
  }

  /// The size that all items of a section have.
  func usable(_ size: CGSize, inSection section: Int) -> CGSize {
    if isUsable(size) { return size }
    let mended = CGSize(width: usable(size.width), height: usable(size.height))
    if let sentence = FlowGeometry.complaint(aboutItemSize: size, ofSection: section) {
      ProgrammingErrors.report(sentence, instead: "it counts as \(mended.width) x \(mended.height)")
    }
    return mended
  }

  /// Spacings, insets and lengths of a section; what is no number counts as zero. // C73
  func usable(_ metrics: FlowGeometry.Metrics, inSection section: Int) -> FlowGeometry.Metrics {
    guard let sentence = FlowGeometry.complaint(about: metrics, ofSection: section) else { return metrics }
    ProgrammingErrors.report(sentence, instead: "it counts as 0")
    return FlowGeometry.Metrics(
      lineSpacing: finite(metrics.lineSpacing), interitemSpacing: finite(metrics.interitemSpacing),
      insets: metrics.insets.isFinite ? metrics.insets : .zero, headerLength: finite(metrics.headerLength),
      footerLength: finite(metrics.footerLength))
  }

  /// The room that there is.
  func usable(_ surroundings: FlowValidity.Surroundings) -> FlowValidity.Surroundings {
    let sentence = FlowGeometry.complaint(
      availableSize: surroundings.availableSize, pixelScale: surroundings.pixelScale,
      itemInsets: surroundings.itemInsets)
    guard let sentence else { return surroundings }
    ProgrammingErrors.report(sentence, instead: "pixels are points, and what is no number counts as 0")
    var mended = surroundings
    mended.availableSize = CGSize(
      width: usable(mended.availableSize.width), height: usable(mended.availableSize.height))
    if !(mended.pixelScale.isFinite && mended.pixelScale > 0) { mended.pixelScale = 1 }
    if !mended.itemInsets.isFinite { mended.itemInsets = .zero }
    return mended
  }

  /// Tells whether anything can be found in a rectangle.
  func isOfNumbers(_ rect: CGRect) -> Bool {
    guard let sentence = FlowGeometry.complaint(aboutQuery: rect) else { return true }
    ProgrammingErrors.report(sentence, instead: "nothing is found there")
    return false
  }

  private func isUsable(_ size: CGSize) -> Bool { size.isFinite && size.width >= 0 && size.height >= 0 }

  private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  private func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : 0 }
}
