/// How much room a scene of a size has, by the rules of Apple's devices.
struct SizeClasses: Equatable {
  let idiom: UIUserInterfaceIdiom
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// No phone is wider than 440 points or longer than 956, no tablet narrower than 744; windows on tablets are
  /// regular from 678 points of width on, and compact up to 639 (known of iPads with two programs side by side).
  init(of size: CGSize) {
    let short = min(size.width, size.height)
    let long = max(size.width, size.height)
    if short >= 600 || long >= 1000 {
      idiom = .pad
      horizontal = size.width >= 660 ? .regular : .compact
      vertical = .regular
    } else if size.width > size.height {
      idiom = .phone
      // A phone on its side is low; only the large ones are wide.
      horizontal = short >= 414 ? .regular : .compact
      vertical = .compact
    } else {
      idiom = .phone
      horizontal = .compact
      vertical = .regular
    }
  }
}
