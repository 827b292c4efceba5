import OpenCollectionView

/// What a visitor thinks of a photo.
struct PhotoMarks {
  var isFavourite = false
  var rating: Int?
}

extension MenusController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard mode == .context else { return nil }
    let photo = photos[indexPath.item]
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: photo) })
  }

  private func menu(for photo: Photo) -> UIMenu {
    let copyName = UIAction(title: "Copy Name", subtitle: photo.title, image: UIImage(systemName: "doc.on.doc")) {
      [weak self] _ in self?.copy(name: photo)
    }
    let copyPicture = UIAction(title: "Copy Picture", image: UIImage(systemName: "photo")) {
      [weak self] _ in self?.copy(picture: photo)
    }
    let marks = marks[photo] ?? PhotoMarks()
    let favourite = UIAction(
      title: "Favourite", image: UIImage(systemName: "heart"), attributes: .keepsMenuPresented,
      state: marks.isFavourite ? .on : .off
    ) { [weak self] action in
      action.state = action.state == .on ? .off : .on
      self?.marks[photo, default: PhotoMarks()].isFavourite = action.state == .on
    }
    let hide = UIAction(title: "Hide Photo", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.hide(photo)
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [copyName, copyPicture]),
      UIMenu(options: .displayInline, children: [favourite, ratingMenu(for: photo, marks)]),
      UIMenu(options: .displayInline, children: [hide]),
    ])
  }

  private func ratingMenu(for photo: Photo, _ marks: PhotoMarks) -> UIMenu {
    UIMenu(
      title: "Rate", image: UIImage(systemName: "star"), options: .singleSelection,
      children: (1...5).map { stars in
        UIAction(title: String(repeating: "★", count: stars), state: marks.rating == stars ? .on : .off) {
          [weak self] _ in self?.marks[photo, default: PhotoMarks()].rating = stars
        }
      })
  }
}
