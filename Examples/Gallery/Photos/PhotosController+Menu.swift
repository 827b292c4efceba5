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
    let open = UIAction(title: "Open", image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")) {
      [weak self] _ in self?.open(indexPath)
    }
    return UIMenu(children: [open] + copies(of: photo))
  }

  private func copies(of photo: Photo) -> [UIAction] {
    [
      UIAction(title: "Copy Picture", image: UIImage(systemName: "photo")) { _ in
        UIPasteboard.general.image = PhotoLibrary.shared.picture(of: photo)
      },
      UIAction(title: "Copy Name", subtitle: photo.title, image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.string = photo.title
      },
    ]
  }

  /// What the menu and two fingers do, for those who make no gestures.
  func accessibilityActions(for photo: Photo, at indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
    let copies = copies(of: photo).map { action in
      UIAccessibilityCustomAction(name: action.title) { _ in
        action.performWithSender(nil, target: nil)
        return true
      }
    }
    let select = UIAccessibilityCustomAction(name: "Select") { [weak self] _ in
      self?.choose(indexPath) ?? false
    }
    return copies + [select]
  }

  /// Begins to choose photos with one; answers whether it could.
  private func choose(_ indexPath: IndexPath) -> Bool {
    guard hold == nil, collectionView.collectionViewLayout === grid else { return false }
    beginChoosing()
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    choosingDidChange()
    return true
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
