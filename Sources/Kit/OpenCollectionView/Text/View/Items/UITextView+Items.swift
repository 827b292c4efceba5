import Foundation
import TextEngine

// Links and other things in the text that can be tapped. // X24, X65
extension UITextView {
  /// The link, picture or part with a tag at a point; pictures and tags only where the text cannot be edited.
  func item(at point: CGPoint) -> UITextItem? {
    guard let place = character(at: point)?.lowerBound else { return nil }
    if let found = state.findings.first(where: { $0.range.contains(place) }) {
      return UITextItem(.link(found.url), found.range)
    }
    guard let attributed = state.attributed, place < attributed.length else { return nil }
    func value(_ key: NSAttributedString.Key) -> (Any, Range<Int>)? {
      var range = NSRange()
      let value = attributed.attribute(key, at: place, effectiveRange: &range)
      return value.map { ($0, range.unitsFromZero) }
    }
    if let (link, range) = value(.link), let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
      return UITextItem(.link(url), range)
    }
    guard !isEditable else { return nil }
    if let (tag, range) = value(.textItemTag), let tag = tag as? String { return UITextItem(.tag(tag), range) }
    if let (picture, range) = value(.attachment), let picture = picture as? NSTextAttachment {
      return UITextItem(.textAttachment(picture), range)
    }
    return nil
  }

  /// An item was tapped: its action runs or, where the program wants none, its menu is shown.
  func use(_ item: UITextItem) {
    let usual = usualAction(of: item)
    let action =
      if let delegate { delegate.textView(self, primaryActionFor: item, defaultAction: usual) } else { usual }
    if let action { return action.performWithSender(self, target: nil) }
    let menu = usualMenu(of: item)
    guard let shown = delegate?.textView(self, menuConfigurationFor: item, defaultMenu: menu)?.menu,
      !shown.children.isEmpty
    else { return }
    edited.showEditMenu(shown, at: rects(of: item.range.unitsFromZero).first ?? bounds)
  }

  private func usualAction(of item: UITextItem) -> UIAction {
    UIAction { [weak self] _ in self?.interact(with: item) }
  }

  private func interact(with item: UITextItem) {
    switch item.content {
    case .link(let url):
      let may = delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if may ?? true { UIApplication.shared.open(url) }
    case .textAttachment(let picture):
      _ = delegate?.textView(self, shouldInteractWith: picture, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  private func usualMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    return UIMenu(children: [
      UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
      UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
    ])
  }
}
