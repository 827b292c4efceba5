import OpenCollectionView

extension UINavigationController {
  /// Has titles and buttons of the bars begin where content does.
  func alignBarsWithContent() {
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    for bar in [navigationBar, toolbar] as [UIView?] {
      bar?.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    }
  }
}
