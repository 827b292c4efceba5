import OpenCollectionView

extension UICollectionViewListCell {
  /// Shows a message: who wrote it, what about, and how it begins.
  func show(_ message: MailMessage) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = message.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = "\(message.subject)\n\(message.preview)"
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .gallerySecondary
    content.secondaryTextProperties.numberOfLines = 3
    content.textToSecondaryTextVerticalPadding = 2
    // A dot that is not there keeps its room.
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
    content.imageProperties.tintColor = message.isUnread ? .galleryTint : .clear
    content.imageProperties.reservedLayoutSize = CGSize(width: 14, height: 14)
    content.imageToTextPadding = 8
    contentConfiguration = content
    let day = UICellAccessory.LabelOptions(font: .preferredFont(forTextStyle: .subheadline))
    accessories =
      [.multiselect(), .label(text: message.day, options: day)] + (message.isFlagged ? [flagAccessory] : [])
    isAccessibilityElement = true
    accessibilityLabel = message.spoken
  }

  private var flagAccessory: UICellAccessory {
    let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    flag.tintColor = .systemOrange
    flag.sizeToFit()
    return .customView(configuration: .init(customView: flag, placement: .trailing()))
  }
}
