extension UIImageView {
  func startFrames() {
    let listed = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    if let listed, !listed.isEmpty {
      begin(listed, duration: animationDuration, repeatCount: animationRepeatCount, isOfImage: false)
    } else if let images = shownImage?.images, !images.isEmpty {
      begin(images, duration: shownImage?.duration ?? 0, repeatCount: animationRepeatCount, isOfImage: true)
    }
  }

  func stopFrames() {
    guard frames != nil else { return }
    frames = nil
    stopLink()
    showImage()
  }

  /// An image of several pictures has come, or its surroundings have changed.
  func framesImageDidChange() {
    guard let images = shownImage?.images, !images.isEmpty, frames?.isOfImage ?? true else { return }
    if let frames, frames.images.elementsEqual(images, by: ===) { return }
    begin(images, duration: shownImage?.duration ?? 0, repeatCount: 0, isOfImage: true)
  }

  /// Pictures stand still while the view is in no window, and go on from the first when it comes into one.
  func framesDidMoveToWindow() {
    frames?.start = nil
    if window == nil { stopLink() } else if frames != nil { startLink() }
  }

  private func begin(_ images: [UIImage], duration: Double, repeatCount: Int, isOfImage: Bool) {
    let isDuration = duration > 0 && duration.isFinite
    frames = ImageFrames(
      images: images.compactMap { chosen($0) }, duration: isDuration ? duration : Double(images.count) / 30,
      repeatCount: max(repeatCount, 0), isOfImage: isOfImage)
    if window != nil { startLink() }
    showImage()
  }

  private func startLink() {
    stopLink()
    let link = CADisplayLink(self, on: nil) { target, link in (target as? UIImageView)?.step(to: link.timestamp) }
    frameLink = link
    link.add(to: .main, forMode: .common)
  }

  private func stopLink() {
    frameLink?.invalidate()
    frameLink = nil
  }

  private func step(to time: Double) {
    guard let before = frames?.index else { return stopLink() }
    guard frames?.advance(to: time) == true else { return stopFrames() }
    if frames?.index != before { showImage() }
  }
}
