import Foundation
import OpenCollectionView

/// A cell of ten labels below each other, placed by 31 constraints.
final class ConstrainedCell: UICollectionViewCell {
  static let identifier = "constrained"
  private(set) var labels: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    var above = contentView.topAnchor
    for number in 0..<10 {
      let label = UILabel()
      label.numberOfLines = number == 9 ? 0 : 1
      label.text = "Row \(number)"
      // The list says how wide a cell is.
      label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      labels.append(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: above, constant: 4),
      ])
      above = label.bottomAnchor
    }
    contentView.bottomAnchor.constraint(equalTo: above, constant: 4).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("never from an archive") }
}
