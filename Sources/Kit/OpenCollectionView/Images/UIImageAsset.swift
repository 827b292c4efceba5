/// Images of one thing for different surroundings, such as light and dark.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: .current)
/// ```
///
/// An image view shows the one for its own surroundings, and another one when these change.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked: what changes is behind a lock.
  private struct Entry {
    var image: UIImage
    var configuration: UIImage.Configuration
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// An asset without images.
  public override init() { super.init() }

  /// The image that suits some surroundings best; one of no size where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// The image that suits a configuration best; one of no size where there is none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let entries = lock.withLock { self.entries }
    var best: (score: Int, entry: Entry)?
    for entry in entries {
      let score = Self.score(entry.configuration.traitCollection, for: configuration.traitCollection)
      if score > best?.score ?? Int.min { best = (score, entry) }
    }
    guard let entry = best?.entry else { return UIImage() }
    return entry.image.changed {
      $0.asset = self
      $0.configuration = entry.configuration
    }
  }

  /// Adds an image for some surroundings, in place of the one that was there for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Adds an image for a configuration, in place of the one that was there for the same.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    // An image that knew its asset would keep it for ever.
    let plain = image.changed { $0.asset = nil }
    lock.withLock {
      entries.removeAll { Self.isSame($0.configuration, configuration) }
      entries.append(Entry(image: plain, configuration: configuration))
    }
  }

  /// Takes the image for some surroundings away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: UIImage.Configuration(traitCollection: traitCollection))
  }

  /// Takes the image for a configuration away.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    lock.withLock { entries.removeAll { Self.isSame($0.configuration, configuration) } }
  }

  private static func isSame(_ left: UIImage.Configuration, _ right: UIImage.Configuration) -> Bool {
    left.traitCollection?.userInterfaceStyle ?? .unspecified
      == right.traitCollection?.userInterfaceStyle ?? .unspecified
      && left.traitCollection?.displayScale ?? 0 == right.traitCollection?.displayScale ?? 0
  }

  /// Light and dark matter more than pixels; an image that says nothing suits everything a little.
  private static func score(_ own: UITraitCollection?, for wanted: UITraitCollection?) -> Int {
    let ownStyle = own?.userInterfaceStyle ?? .unspecified
    let wantedStyle = wanted?.userInterfaceStyle ?? .unspecified
    var score = 0
    if ownStyle == wantedStyle {
      score += 8
    } else if ownStyle == .unspecified {
      score += 4
    } else if wantedStyle == .unspecified, ownStyle == .light {
      score += 2
    }
    if own?.displayScale == wanted?.displayScale { score += 1 }
    return score
  }
}
