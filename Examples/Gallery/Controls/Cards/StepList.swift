import OpenCollectionView

/// A stepper with its value, and pages of colour with their dots.
final class StepList: UIView, CardContent {
  private let stepper = UIStepper()
  private let count = UILabel()
  private let pages = UIPageControl()
  private let page = UIView()
  private let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemGreen, .systemOrange, .systemPink]

  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    stepper.value = 3
    stepper.maximumValue = 12
    stepper.accessibilityLabel = "Guests"
    // The stepper says it.
    count.isAccessibilityElement = false
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showCount()
        log(count.text ?? "")
      }, for: .valueChanged)
    pages.numberOfPages = colors.count
    pages.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        showPage()
        log("Page \(pages.currentPage + 1)")
      }, for: .valueChanged)
    page.layer.cornerRadius = 12
    page.backgroundColor = colors[0]
    count.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let first = UIStackView(arrangedSubviews: [count, stepper])
    first.alignment = .center
    let rows = UIStackView(arrangedSubviews: [first, page, pages])
    rows.axis = .vertical
    rows.setCustomSpacing(14, after: first)
    rows.setCustomSpacing(4, after: page)
    addSubview(rows)
    NSLayoutConstraint.activate(
      rows.constraints(filling: self).dropLast() + [page.heightAnchor.constraint(equalToConstant: 72)])
    showCount()
  }

  required init?(coder: NSCoder) { nil }

  private func showCount() {
    count.text = stepper.value == 1 ? "1 guest" : "\(Int(stepper.value)) guests"
  }

  private func showPage() {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.page.backgroundColor = self.colors[self.pages.currentPage]
    }
  }

  func height(forWidth width: CGFloat) -> CGFloat { 32 + 14 + 72 + 4 + 26 }
}
