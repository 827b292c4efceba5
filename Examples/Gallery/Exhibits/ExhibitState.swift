import OpenCollectionView

/// What a visitor sees of an exhibit beside what its scroll views keep by themselves: what was changed in it, how its controls
/// stand, and where that is scrolled to whose height depends on them.
struct ExhibitState: Equatable {
  /// How far the content is scrolled, as a part of the whole: a window may have another width when it comes back. Nil where
  /// scroll views keep it by themselves.
  var position: Double?
  /// How its parts stand, by the name of the part.
  var choices: [String: [Int]] = [:]

  init(position: Double) { self.position = position }

  init(choices: [String: [Int]]) { self.choices = choices }

  /// What a scroll view shows.
  @MainActor init(_ scrollView: UIScrollView) {
    let room = Self.room(of: scrollView)
    position = room > 0 ? (scrollView.contentOffset.y + scrollView.adjustedContentInset.top) / room : 0
  }

  /// What an activity holds; nil where it holds nothing of the kind. A page has kept it, and may bring anything.
  @MainActor init?(_ activity: NSUserActivity) {
    if let position = activity.userInfo?["position"] as? Double, position.isFinite {
      self.position = min(max(position, 0), 1)
    }
    for (name, numbers) in activity.userInfo?["choices"] as? [String: Any] ?? [:] {
      choices[name] = (numbers as? [Any])?.compactMap { $0 as? Int }
    }
    if position == nil, choices.isEmpty { return nil }
  }

  /// The state as an activity keeps it.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = ["choices": choices]
    if let position { info["position"] = position }
    return info
  }

  /// Scrolls to the place.
  @MainActor func scroll(_ scrollView: UIScrollView) {
    guard let position else { return }
    scrollView.layoutIfNeeded()
    scrollView.contentOffset.y = position * max(0, Self.room(of: scrollView)) - scrollView.adjustedContentInset.top
  }

  /// How far the content can be scrolled.
  @MainActor private static func room(of scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height + insets.top + insets.bottom - scrollView.bounds.height
  }
}
