import Foundation
import OpenCollectionView

extension PhotosController {
  /// A finger that rests on a photo of the grid sees it in its own shape, and what can be done with it.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hold == nil, !collectionView.isEditing, collectionView.collectionViewLayout === grid else { return nil }
    let photo = photos[indexPath.item]
    return UIContextMenuConfiguration(
      identifier: NSNumber(value: indexPath.item), previewProvider: { PhotoPreview(photo) },
      actionProvider: { [weak self] _ in self?.menu(for: photo, at: indexPath) })
  }

  private func menu(for photo: Photo, at indexPath: IndexPath) -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Open", image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) { [weak self] _ in
        self?.open(indexPath)
      },
      UIAction(title: "Copy Picture", image: UIImage(systemName: "photo")) { _ in
        UIPasteboard.general.image = PhotoLibrary.shared.picture(of: photo)
      },
      UIAction(title: "Copy Name", subtitle: photo.title, image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.string = photo.title
      },
    ])
  }

  /// A tap on the preview opens the photo.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let number = configuration.identifier as? NSNumber else { return }
    let item = IndexPath(item: number.intValue, section: 0)
    animator.addCompletion { [weak self] in self?.open(item) }
  }
}
