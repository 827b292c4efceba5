import Foundation

extension AppearanceProperty {
  /// The properties of an object: those that the library's classes have, and those that the program's say they have.
  static func all(of object: AnyObject) -> [AppearanceProperty] {
    let kit = ofClasses.filter { ($0.type as AnyObject) === object || isKind(object, $0.type) }.flatMap { $0.make() }
    return kit + ((object as? UIView).map { type(of: $0).appearanceProperties } ?? [])
  }

  private static func isKind(_ object: AnyObject, _ type: AnyClass) -> Bool {
    (object as? NSObject)?.isKind(of: type) ?? false
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
  ]

  /// Values that states have of their own, as one property for each state.
  private static func ofStates<Owner: AnyObject, Value>(
    _ name: String, _ make: @escaping () -> Owner?, get: @escaping (Owner, UIControl.State) -> Value,
    set: @escaping (Owner, Value, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    states.map { state in
      AppearanceProperty(
        "\(Owner.self).\(name).\(state.rawValue)", unset: make, get: { get($0, state) }, set: { set($0, $1, state) })
    }
  }

  private static let ofClasses: [(type: AnyClass, make: @MainActor () -> [AppearanceProperty])] = [
    (UIView.self, view), (UILabel.self, label), (UINavigationBar.self, navigationBar), (UIToolbar.self, toolbar),
    (UIButton.self, button), (UISegmentedControl.self, segmentedControl), (UISwitch.self, switches),
    (UISlider.self, slider), (UIProgressView.self, progressView), (UIPageControl.self, pageControl),
    (UIActivityIndicatorView.self, activityIndicator), (UIRefreshControl.self, refreshControl),
    (UISearchBar.self, searchBar), (UITextField.self, textField), (UITextView.self, textView),
    (UIBarItem.self, barItem), (UIBarButtonItem.self, barButtonItem),
  ]

  private static func view() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.backgroundColor),
      // What a view inherits is none of its own.
      AppearanceProperty(
        \UIView.tintColor, unset: { UIView(frame: .zero) }, get: { $0.rare?.tintColor },
        set: { $0.tintColor = $1 }),
    ]
  }

  private static func label() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
      AppearanceProperty(\UILabel.shadowOffset),
    ]
  }

  private static func navigationBar() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.titleTextAttributes),
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles), AppearanceProperty(\UINavigationBar.shadowImage),
      AppearanceProperty(\UINavigationBar.backIndicatorImage),
      AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
      AppearanceProperty(\UINavigationBar.standardAppearance), AppearanceProperty(\UINavigationBar.compactAppearance),
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
      AppearanceProperty(
        "UINavigationBar.backgroundImage", unset: { UINavigationBar(frame: .zero) },
        get: { $0.backgroundImage(for: .default) }, set: { $0.setBackgroundImage($1, for: .default) }),
      AppearanceProperty(
        "UINavigationBar.titleVerticalPositionAdjustment", unset: { UINavigationBar(frame: .zero) },
        get: { $0.titleVerticalPositionAdjustment(for: .default) },
        set: { $0.setTitleVerticalPositionAdjustment($1, for: .default) }),
    ]
  }

  private static func toolbar() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.isTranslucent),
      AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.standardAppearance),
      AppearanceProperty(\UIToolbar.compactAppearance), AppearanceProperty(\UIToolbar.scrollEdgeAppearance),
      AppearanceProperty(\UIToolbar.compactScrollEdgeAppearance),
      AppearanceProperty(
        "UIToolbar.backgroundImage", unset: { UIToolbar(frame: .zero) },
        get: { $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) },
        set: { $0.setBackgroundImage($1, forToolbarPosition: .any, barMetrics: .default) }),
      AppearanceProperty(
        "UIToolbar.shadowImage", unset: { UIToolbar(frame: .zero) },
        get: { $0.shadowImage(forToolbarPosition: .any) }, set: { $0.setShadowImage($1, forToolbarPosition: .any) }),
    ]
  }

  private static func button() -> [AppearanceProperty] {
    let make = { UIButton(frame: .zero) as UIButton? }
    return [AppearanceProperty(\UIButton.contentEdgeInsets)]
      + ofStates(
        "titleColor", make, get: { $0.contents.titleColors[exactly: $1] }, set: { $0.setTitleColor($1, for: $2) })
      + ofStates(
        "titleShadowColor", make, get: { $0.contents.titleShadowColors[exactly: $1] },
        set: { $0.setTitleShadowColor($1, for: $2) })
      + ofStates(
        "backgroundImage", make, get: { $0.contents.backgroundImages[exactly: $1] },
        set: { $0.setBackgroundImage($1, for: $2) })
  }

  private static func segmentedControl() -> [AppearanceProperty] {
    [AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)]
      + ofStates(
        "titleTextAttributes", { UISegmentedControl(frame: .zero) as UISegmentedControl? },
        get: { $0.titleTextAttributes(for: $1) }, set: { $0.setTitleTextAttributes($1, for: $2) })
  }

  private static func switches() -> [AppearanceProperty] {
    [AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor)]
  }

  private static func slider() -> [AppearanceProperty] {
    let make = { UISlider(frame: .zero) as UISlider? }
    return [
      AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
      + ofStates("thumbImage", make, get: { $0.contents.thumbs[exactly: $1] }, set: { $0.setThumbImage($1, for: $2) })
      + ofStates(
        "minimumTrackImage", make, get: { $0.contents.minimumTracks[exactly: $1] },
        set: { $0.setMinimumTrackImage($1, for: $2) })
      + ofStates(
        "maximumTrackImage", make, get: { $0.contents.maximumTracks[exactly: $1] },
        set: { $0.setMaximumTrackImage($1, for: $2) })
  }

  private static func progressView() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIProgressView.progressImage), AppearanceProperty(\UIProgressView.trackImage),
    ]
  }

  private static func pageControl() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  private static func activityIndicator() -> [AppearanceProperty] {
    [AppearanceProperty(\UIActivityIndicatorView.color)]
  }

  private static func refreshControl() -> [AppearanceProperty] {
    [AppearanceProperty(\UIRefreshControl.attributedTitle)]
  }

  private static func searchBar() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UISearchBar.barStyle), AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.searchBarStyle), AppearanceProperty(\UISearchBar.isTranslucent),
      AppearanceProperty(\UISearchBar.backgroundImage), AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
    ]
  }

  private static func textField() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(\UITextField.defaultTextAttributes), AppearanceProperty(\UITextField.keyboardAppearance),
      AppearanceProperty(\UITextField.borderStyle),
    ]
  }

  private static func textView() -> [AppearanceProperty] {
    [
      AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
      AppearanceProperty(\UITextView.linkTextAttributes), AppearanceProperty(\UITextView.keyboardAppearance),
    ]
  }

  private static func barItem() -> [AppearanceProperty] {
    ofStates(
      "titleTextAttributes", { UIBarButtonItem() as UIBarItem? }, get: { $0.titleTextAttributes(for: $1) },
      set: { $0.setTitleTextAttributes($1, for: $2) })
  }

  private static func barButtonItem() -> [AppearanceProperty] {
    let make = { UIBarButtonItem() as UIBarButtonItem? }
    return [
      AppearanceProperty(
        \UIBarButtonItem.tintColor, unset: make, get: { $0.tintColor }, set: { $0.tintColor = $1 }),
      AppearanceProperty(
        "UIBarButtonItem.titlePositionAdjustment", unset: make, get: { $0.titlePositionAdjustment(for: .default) },
        set: { $0.setTitlePositionAdjustment($1, for: .default) }),
    ]
      + ofStates(
        "backgroundImage", make, get: { $0.backgroundImage(for: $1, barMetrics: .default) },
        set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })
  }
}
