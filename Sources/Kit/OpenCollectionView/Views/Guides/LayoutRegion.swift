/// The rectangles of a view that guides stand for.
enum LayoutRegion: String {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readableContent = "UIViewReadableContentGuide"
}
