/// Sizes and colours of alerts. Our choice, after iOS 17.
enum AlertLook {
  static let cardWidth: CGFloat = 270
  static let cardRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let textInset: CGFloat = 16
  static let textTop: CGFloat = 19
  static let textBottom: CGFloat = 19
  static let textGap: CGFloat = 3

  /// Of fields.
  static let fieldHeight: CGFloat = 32
  static let fieldInset: CGFloat = 8
  static let fieldRadius: CGFloat = 8
  /// From the text, or the upper edge, to the fields.
  static let fieldGap: CGFloat = 14
  static let fieldBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.35) : UIColor(white: 1, alpha: 0.9)
  }

  /// Of a sheet of actions.
  static let sheetRowHeight: CGFloat = 57
  static let sheetMargin: CGFloat = 8
  static let sheetRadius: CGFloat = 14
  static let sheetTextInset: CGFloat = 14
  /// On wide screens. Our choice: the width of the widest phone less its margins.
  static let sheetWidth: CGFloat = 414

  /// Of a sheet of actions in a popover. Our choice, after iPadOS 17.
  static let popoverWidth: CGFloat = 304

  /// Between a card and the edges of a low screen, at least. Our choice.
  static let margin: CGFloat = 20

  /// The material of a card and of a group of actions. Our choice, after iOS 17.
  static let material = UIBlurEffect.Style.systemThickMaterial
  /// The ground of a popover, whose arrow nothing shines through either.
  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.965, alpha: 1)
  }
  static let cancelBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
  static let highlight = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.17)
  }
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
