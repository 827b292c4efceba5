/// The properties of the library's classes that programs find by their names.
@MainActor enum KeyedProperties {
  /// The property of an object, by its name as Swift or as Objective-C has it: `isHidden` and `hidden` are one.
  static func property(_ key: String, of object: AnyObject) -> KeyedProperty? {
    let names = KeyedValues.names(of: key)
    for (isOfClass, properties) in all where isOfClass(object) {
      for name in names { if let found = properties[name] { return found } }
    }
    return nil
  }

  private static let all: [(isOfClass: (AnyObject) -> Bool, properties: [String: KeyedProperty])] = [
    ({ $0 is UILabel }, label), ({ $0 is UIImageView }, imageView), ({ $0 is UITextField }, textField),
    ({ $0 is UITextView }, textView), ({ $0 is UISearchBar }, searchBar), ({ $0 is UIScrollView }, scrollView),
    ({ $0 is UICollectionViewCell }, cell),
    ({ $0 is UIControl }, control), ({ $0 is UIView }, view), ({ $0 is UIViewController }, controller),
    ({ $0 is UITapGestureRecognizer }, tap), ({ $0 is UILongPressGestureRecognizer }, press),
    ({ $0 is UIPanGestureRecognizer }, pan), ({ $0 is UIGestureRecognizer }, recognizer),
    ({ $0 is UIBarItem }, barItem), ({ $0 is UIDevice }, device),
    ({ $0 is NSLayoutConstraint }, constraint), ({ $0 is UICollectionViewFlowLayout }, flowLayout),
  ]

  private static let view: [String: KeyedProperty] = [
    "frame": KeyedProperty(\UIView.frame), "bounds": KeyedProperty(\UIView.bounds),
    "center": KeyedProperty(\UIView.center), "alpha": KeyedProperty(\UIView.alpha),
    "isHidden": KeyedProperty(\UIView.isHidden), "tag": KeyedProperty(\UIView.tag),
    "backgroundColor": KeyedProperty(\UIView.backgroundColor), "tintColor": KeyedProperty(\UIView.tintColor),
    "transform": KeyedProperty(\UIView.transform), "isOpaque": KeyedProperty(\UIView.isOpaque),
    "clipsToBounds": KeyedProperty(\UIView.clipsToBounds),
    "isUserInteractionEnabled": KeyedProperty(\UIView.isUserInteractionEnabled),
    "accessibilityLabel": KeyedProperty(\UIView.accessibilityLabel),
    "accessibilityIdentifier": KeyedProperty(\UIView.accessibilityIdentifier),
    "superview": KeyedProperty(reading: \UIView.superview), "subviews": KeyedProperty(reading: \UIView.subviews),
    "window": KeyedProperty(reading: \UIView.window), "layer": KeyedProperty(reading: \UIView.layer),
    "autoresizingMask": KeyedProperty(reading: \UIView.autoresizingMask),
    "autoresizesSubviews": KeyedProperty(reading: \UIView.autoresizesSubviews),
    "contentMode": KeyedProperty(reading: \UIView.contentMode),
    "isMultipleTouchEnabled": KeyedProperty(reading: \UIView.isMultipleTouchEnabled),
    "isExclusiveTouch": KeyedProperty(reading: \UIView.isExclusiveTouch),
  ]

  private static let scrollView: [String: KeyedProperty] = [
    "contentOffset": KeyedProperty(\UIScrollView.contentOffset),
    "contentSize": KeyedProperty(\UIScrollView.contentSize),
    "contentInset": KeyedProperty(\UIScrollView.contentInset),
    "isScrollEnabled": KeyedProperty(\UIScrollView.isScrollEnabled),
    "isPagingEnabled": KeyedProperty(\UIScrollView.isPagingEnabled), "bounces": KeyedProperty(\UIScrollView.bounces),
    "zoomScale": KeyedProperty(\UIScrollView.zoomScale),
    "refreshControl": KeyedProperty(reading: \UIScrollView.refreshControl),
  ]

  private static let cell: [String: KeyedProperty] = [
    "contentView": KeyedProperty(reading: \UICollectionViewCell.contentView),
    "isSelected": KeyedProperty(\UICollectionViewCell.isSelected),
    "isHighlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
    "backgroundView": KeyedProperty(reading: \UICollectionViewCell.backgroundView),
    "selectedBackgroundView": KeyedProperty(reading: \UICollectionViewCell.selectedBackgroundView),
  ]

  private static let control: [String: KeyedProperty] = [
    "isEnabled": KeyedProperty(\UIControl.isEnabled), "isSelected": KeyedProperty(\UIControl.isSelected),
    "isHighlighted": KeyedProperty(\UIControl.isHighlighted),
  ]

  private static let label: [String: KeyedProperty] = [
    "text": KeyedProperty(\UILabel.text), "textColor": KeyedProperty(\UILabel.textColor),
    "font": KeyedProperty(\UILabel.font), "numberOfLines": KeyedProperty(\UILabel.numberOfLines),
    "attributedText": KeyedProperty(\UILabel.attributedText), "textAlignment": KeyedProperty(\UILabel.textAlignment),
    "highlightedTextColor": KeyedProperty(reading: \UILabel.highlightedTextColor),
    "shadowColor": KeyedProperty(reading: \UILabel.shadowColor),
    "shadowOffset": KeyedProperty(reading: \UILabel.shadowOffset),
    "lineBreakStrategy": KeyedProperty(reading: \UILabel.lineBreakStrategy),
    "minimumScaleFactor": KeyedProperty(reading: \UILabel.minimumScaleFactor),
    "preferredMaxLayoutWidth": KeyedProperty(reading: \UILabel.preferredMaxLayoutWidth),
  ]

  private static let imageView: [String: KeyedProperty] = ["image": KeyedProperty(\UIImageView.image)]

  private static let textField: [String: KeyedProperty] = [
    "text": KeyedProperty(\UITextField.text), "textColor": KeyedProperty(\UITextField.textColor),
    "font": KeyedProperty(\UITextField.font), "placeholder": KeyedProperty(\UITextField.placeholder),
    "attributedPlaceholder": KeyedProperty(\UITextField.attributedPlaceholder),
  ]

  private static let textView: [String: KeyedProperty] = [
    "text": KeyedProperty(\UITextView.text), "textColor": KeyedProperty(\UITextView.textColor),
    "font": KeyedProperty(\UITextView.font),
  ]

  // The field has had its own property since iOS 13; programs from before find it by its name.
  private static let searchBar: [String: KeyedProperty] = [
    "searchField": KeyedProperty(reading: \UISearchBar.searchTextField),
    "_searchField": KeyedProperty(reading: \UISearchBar.searchTextField),
    "text": KeyedProperty(\UISearchBar.text), "placeholder": KeyedProperty(\UISearchBar.placeholder),
  ]

  private static let controller: [String: KeyedProperty] = [
    "title": KeyedProperty(\UIViewController.title),
    "isModalInPresentation": KeyedProperty(\UIViewController.isModalInPresentation),
    "view": KeyedProperty(\UIViewController.view), "parent": KeyedProperty(reading: \UIViewController.parent),
    "navigationController": KeyedProperty(reading: \UIViewController.navigationController),
    "preferredContentSize": KeyedProperty(\UIViewController.preferredContentSize),
    "modalPresentationStyle": KeyedProperty(\UIViewController.modalPresentationStyle),
  ]

  private static let recognizer: [String: KeyedProperty] = [
    "state": KeyedProperty(\UIGestureRecognizer.state), "view": KeyedProperty(reading: \UIGestureRecognizer.view),
    "isEnabled": KeyedProperty(\UIGestureRecognizer.isEnabled),
    "cancelsTouchesInView": KeyedProperty(\UIGestureRecognizer.cancelsTouchesInView),
    "delaysTouchesBegan": KeyedProperty(reading: \UIGestureRecognizer.delaysTouchesBegan),
    "delaysTouchesEnded": KeyedProperty(reading: \UIGestureRecognizer.delaysTouchesEnded),
    "requiresExclusiveTouchType": KeyedProperty(reading: \UIGestureRecognizer.requiresExclusiveTouchType),
    "allowedTouchTypes": KeyedProperty(reading: \UIGestureRecognizer.allowedTouchTypes),
    "name": KeyedProperty(reading: \UIGestureRecognizer.name),
  ]

  private static let tap: [String: KeyedProperty] = [
    "numberOfTapsRequired": KeyedProperty(reading: \UITapGestureRecognizer.numberOfTapsRequired),
    "numberOfTouchesRequired": KeyedProperty(reading: \UITapGestureRecognizer.numberOfTouchesRequired),
  ]

  private static let press: [String: KeyedProperty] = [
    "numberOfTapsRequired": KeyedProperty(reading: \UILongPressGestureRecognizer.numberOfTapsRequired),
    "numberOfTouchesRequired": KeyedProperty(reading: \UILongPressGestureRecognizer.numberOfTouchesRequired),
  ]

  private static let pan: [String: KeyedProperty] = [
    "minimumNumberOfTouches": KeyedProperty(reading: \UIPanGestureRecognizer.minimumNumberOfTouches),
    "maximumNumberOfTouches": KeyedProperty(reading: \UIPanGestureRecognizer.maximumNumberOfTouches),
  ]

  private static let barItem: [String: KeyedProperty] = [
    "title": KeyedProperty(\UIBarItem.title), "image": KeyedProperty(\UIBarItem.image),
    "isEnabled": KeyedProperty(\UIBarItem.isEnabled), "tag": KeyedProperty(\UIBarItem.tag),
  ]

  private static let device: [String: KeyedProperty] = [
    "orientation": KeyedProperty(\UIDevice.wishedOrientation)
  ]

  private static let constraint: [String: KeyedProperty] = [
    "constant": KeyedProperty(\NSLayoutConstraint.constant), "isActive": KeyedProperty(\NSLayoutConstraint.isActive),
    "identifier": KeyedProperty(\NSLayoutConstraint.identifier),
  ]

  private static let flowLayout: [String: KeyedProperty] = [
    "itemSize": KeyedProperty(\UICollectionViewFlowLayout.itemSize),
    "minimumLineSpacing": KeyedProperty(\UICollectionViewFlowLayout.minimumLineSpacing),
    "minimumInteritemSpacing": KeyedProperty(\UICollectionViewFlowLayout.minimumInteritemSpacing),
  ]
}

extension UIDevice {
  /// The orientation that programs set by its name to turn the screen. No host turns a screen: setting it has no effect.
  fileprivate var wishedOrientation: Int {
    get { orientation.rawValue }
    set {}
  }
}
