import OpenCollectionView
import Testing
import TouchTesting

/// Texts are as wide as the host's font makes them: what is said here holds for any.
@MainActor struct ListContentTests {
  private func view(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat = 60
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIListContentView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  @Test func `A cell's content has the margins of iOS`() {
    let cell = UIListContentConfiguration.cell()
    #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 3)
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.textProperties.font.pointSize == 17)
    #expect(cell.textProperties.numberOfLines == 0)
    #expect(!cell.prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
  }

  @Test func `Each kind of content has its margins and fonts`() {
    // I19, I20, I23
    typealias Content = UIListContentConfiguration
    let wanted: [(String, Content, margins: [CGFloat], sizes: [CGFloat], lines: Int)] = [
      ("cell", .cell(), [11, 16, 11, 8], [17, 13], 0),
      ("subtitleCell", .subtitleCell(), [11, 16, 11, 8], [17, 13], 0),
      ("valueCell", .valueCell(), [11, 16, 11, 8], [17, 17], 0),
      ("plainHeader", .plainHeader(), [12, 8, 8, 8], [17, 13], 0),
      ("plainFooter", .plainFooter(), [6, 8, 17, 8], [13, 13], 0),
      ("groupedHeader", .groupedHeader(), [17, 8, 6, 8], [13, 13], 0),
      ("groupedFooter", .groupedFooter(), [6, 8, 17, 8], [13, 13], 0),
      ("header", .header(), [17, 8, 6, 8], [13, 13], 0), ("footer", .footer(), [6, 8, 17, 8], [13, 13], 0),
      ("sidebarCell", .sidebarCell(), [11, 8, 11, 8], [17, 13], 1),
      ("sidebarSubtitleCell", .sidebarSubtitleCell(), [4, 8, 4, 8], [17, 13], 1),
      ("sidebarHeader", .sidebarHeader(), [11, 8, 11, 8], [17, 13], 1),
      ("accompaniedSidebarCell", .accompaniedSidebarCell(), [11, 8, 11, 8], [17, 13], 1),
      ("accompaniedSidebarSubtitleCell", .accompaniedSidebarSubtitleCell(), [4, 8, 4, 8], [17, 13], 1),
      ("prominentInsetGroupedHeader", .prominentInsetGroupedHeader(), [12, 8, 8, 8], [17, 13], 0),
      ("extraProminentInsetGroupedHeader", .extraProminentInsetGroupedHeader(), [12, 8, 8, 8], [20, 13], 0),
    ]
    for (name, content, margins, sizes, lines) in wanted {
      let found = content.directionalLayoutMargins
      #expect([found.top, found.leading, found.bottom, found.trailing] == margins, "\(name)")
      #expect(
        [content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize] == sizes, "\(name)")
      #expect(content.textProperties.numberOfLines == lines, "\(name)")
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal, "\(name)")
      #expect(content.prefersSideBySideTextAndSecondaryText == (name == "valueCell"), "\(name)")
    }
  }

  @Test func `Each kind of content has its distances between picture and texts`() {
    // I19, I23, I24
    typealias Content = UIListContentConfiguration
    let wanted: [(String, Content, image: CGFloat, down: CGFloat)] = [
      ("cell", .cell(), 16, 3), ("subtitleCell", .subtitleCell(), 16, 3), ("valueCell", .valueCell(), 16, 3),
      ("plainHeader", .plainHeader(), 16, 3), ("groupedHeader", .groupedHeader(), 16, 3),
      ("groupedFooter", .groupedFooter(), 16, 3), ("sidebarCell", .sidebarCell(), 10, 4),
      ("sidebarSubtitleCell", .sidebarSubtitleCell(), 10, 0), ("sidebarHeader", .sidebarHeader(), 10, 4),
      ("accompaniedSidebarCell", .accompaniedSidebarCell(), 10, 4),
      ("accompaniedSidebarSubtitleCell", .accompaniedSidebarSubtitleCell(), 10, 0),
    ]
    for (name, content, image, down) in wanted {
      #expect(content.imageToTextPadding == image, "\(name)")
      #expect(content.textToSecondaryTextVerticalPadding == down, "\(name)")
      #expect(content.textToSecondaryTextHorizontalPadding == 8, "\(name)")
    }
  }

  @Test func `Texts of sidebars shrink a little before they are cut`() {
    // I23
    let content = UIListContentConfiguration.sidebarCell()
    #expect(content.imageToTextPadding == 10)
    for text in [content.textProperties, content.secondaryTextProperties] {
      #expect(text.adjustsFontSizeToFitWidth && text.allowsDefaultTighteningForTruncation)
      #expect(text.minimumScaleFactor == 0.9)
    }
  }

  @Test func `A list cell is at least 44 points high`() throws {
    // I18
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    content.secondaryText = "12 photos"
    cell.contentConfiguration = content
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 44)
  }

  @Test func `A text stands between the margins, in the middle of the height`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    let label = try #require(labels(view(content)).first)
    #expect(label.frame.minX == 16)
    #expect(label.frame.width == 296)
    #expect(abs(label.frame.midY - 30) <= 0.5)
  }

  @Test func `A second text stands below the first`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Oslo"
    content.secondaryText = "12 photos"
    let labels = labels(view(content))
    try #require(labels.count == 2)
    #expect(labels[1].frame.minX == labels[0].frame.minX)
    #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 3) <= 1)
    #expect(labels[1].font.pointSize == 13)
  }

  @Test func `A value stands at the end of the line, on the line of the text`() throws {
    // I22
    var content = UIListContentConfiguration.valueCell()
    content.text = "Photos"
    content.secondaryText = "12"
    let labels = labels(view(content))
    try #require(labels.count == 2)
    #expect(labels[1].frame.maxX == 312)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
    #expect(labels[0].frame.maxX <= labels[1].frame.minX - 8)
  }

  @Test func `A value that has no room beside the text stands below it`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A long name of an album of photos"
    content.secondaryText = "a long value of some words"
    let labels = labels(view(content, height: 120))
    try #require(labels.count == 2)
    #expect(labels[1].frame.minY >= labels[0].frame.maxY)
    #expect(labels[1].frame.minX == 16)
  }

  @Test func `Where one reads from the right everything stands on the other side`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Photos"
    content.secondaryText = "12"
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    let labels = labels(view)
    try #require(labels.count == 2)
    #expect(labels[1].frame.minX == 8)
    #expect(labels[0].frame.maxX == 304)
  }

  @Test func `A picture stands before the text, no larger than it may be`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
    content.imageProperties.cornerRadius = 4
    let shown = view(content)
    let image = try #require(shown.subviews.first { $0 is UIImageView })
    #expect(image.frame == CGRect(x: 16, y: 20, width: 40, height: 20))
    #expect(image.layer.cornerRadius == 4)
    #expect(labels(shown).first?.frame.minX == 72)
  }

  @Test func `Symbols stand in the middle of places of one width`() throws {
    var starts: Set<CGFloat> = []
    for name in ["chevron.right", "info.circle", "line.3.horizontal"] {
      var content = UIListContentConfiguration.cell()
      content.text = "Oslo"
      content.image = UIImage(systemName: name)
      let shown = view(content)
      let image = try #require(shown.subviews.first { $0 is UIImageView })
      #expect(abs(image.frame.midX - 30) <= 0.5)
      starts.insert(labels(shown).first?.frame.minX ?? 0)
    }
    #expect(starts == [60])
  }

  @Test func `Room that is reserved is kept`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 70)
    let shown = view(content)
    #expect(labels(shown).first?.frame.minX == 82)
    #expect(shown.sizeThatFits(CGSize(width: 320, height: 0)).height == 92)
  }

  @Test func `The height that fits is that of the texts and the margins`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Oslo"
    content.secondaryText = "12 photos"
    let shown = view(content)
    let labels = labels(shown)
    try #require(labels.count == 2)
    let heights = labels[0].frame.height + 3 + labels[1].frame.height
    let fitted = shown.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(fitted.height - (22 + heights)) <= 1)
    #expect(fitted.width < 320)
  }

  @Test func `A narrow view is higher, since its text breaks`() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text of some words that needs several lines where there is little room"
    let shown = view(content)
    let wide = shown.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = shown.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(narrow.height > wide.height * 2)
    #expect(narrow.width <= 150)
    #expect(shown.intrinsicContentSize.height == wide.height)
  }

  @Test func `Letters become as the text's transform says`() {
    var content = UIListContentConfiguration.cell()
    content.text = "old Oslo"
    content.textProperties.transform = .uppercase
    #expect(labels(view(content)).first?.text == "OLD OSLO")
    content.textProperties.transform = .capitalized
    #expect(labels(view(content)).first?.text == "Old Oslo")
    content.textProperties.transform = .lowercase
    #expect(labels(view(content)).first?.text == "old oslo")
  }

  @Test func `A text with attributes is shown with them, and dropped by a plain one`() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "Oslo", attributes: [.foregroundColor: UIColor.red])
    #expect(content.text == "Oslo")
    #expect(labels(view(content)).first?.textColor == .red)
    content.text = "Bergen"
    #expect(content.attributedText == nil)
    #expect(labels(view(content)).first?.textColor == .label)
  }

  @Test func `What does not answer is fainter, unless its colour was set`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .red
    #expect(content.updated(for: state).textProperties.color == .red)
    #expect(content.updated(for: state).imageProperties.tintColor == .tertiaryLabel)
    #expect(content.updated(for: UICellConfigurationState(traitCollection: .current)) == content)
  }

  @Test func `Guides follow the parts, and are nil for those that are not there`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    let shown = view(content)
    #expect(shown.textLayoutGuide?.layoutFrame == labels(shown).first?.frame)
    #expect(shown.secondaryTextLayoutGuide == nil)
    #expect(shown.imageLayoutGuide == nil)
  }

  @Test func `Text is larger where the person likes it so`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Oslo"
    let stage = CellStage.list(1) { cell, _ in cell.contentConfiguration = content }
    let shown = try #require(stage.cell(0)?.contentView as? UIListContentView)
    let usual = shown.sizeThatFits(CGSize(width: 320, height: 0)).height
    stage.screen.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    stage.screen.runFrame()
    #expect(labels(shown).first?.font.pointSize == 23)
    #expect(shown.sizeThatFits(CGSize(width: 320, height: 0)).height > usual)
  }

  @Test func `Parts that are not shown any more go`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Oslo"
    content.secondaryText = "12"
    content.image = UIImage(systemName: "circle")
    let shown = view(content)
    #expect(shown.subviews.count == 3)
    shown.configuration = UIListContentConfiguration.cell()
    #expect(shown.subviews.isEmpty)
  }
}
