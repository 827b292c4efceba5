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
    for view in [count, stepper, page, pages] { addSubview(view) }
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let text = CGRect(x: 0, y: 0, width: width - 110, height: 32)
    let control = CGRect(x: width - 94, y: 0, width: 94, height: 32)
    count.frame = isMirrored ? mirrored(text) : text
    stepper.frame = isMirrored ? mirrored(control) : control
    page.frame = CGRect(x: 0, y: 46, width: width, height: 72)
    pages.frame = CGRect(x: 0, y: 122, width: width, height: 26)
  }
}
