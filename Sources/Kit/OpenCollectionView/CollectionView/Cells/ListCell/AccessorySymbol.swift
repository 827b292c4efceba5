/// How an accessory that is a symbol looks.
struct AccessorySymbol {
  var name: String
  var color: UIColor?
  var configuration: UIImage.SymbolConfiguration
  /// Tells whether the symbol is another one in other states.
  var changes = false
  /// Tells whether it is turned by a quarter, as an arrow of something open.
  var isTurned = false
  /// Tells what it does, for assistive tools.
  var label: String?
  /// The room that the drawing has, in points; it grows with running text. Measured but for details, which are our choice. // I51
  var size: CGSize

  private static let discSize = CGSize(width: 26, height: 26)

  @MainActor init(_ accessory: UICellAccessory, _ state: UICellConfigurationState) {
    let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let size = UIFontMetrics.default.scaledValue(
      for: ListCellMetrics.chevronSize, compatibleWith: state.traitCollection)
    configuration = large
    switch accessory.accessoryType {
    case .disclosureIndicator:
      name = "chevron.forward"
      self.size = CGSize(width: 14, height: 14)
      color = .quietMark
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    case .outlineDisclosure:
      name = "chevron.forward"
      self.size = CGSize(width: 14, height: 14)
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      isTurned = state.isExpanded
      label = state.isExpanded ? OutlineWords.collapse : OutlineWords.expand
    case .detail:
      name = "info.circle"
      self.size = CGSize(width: 24, height: 24)
      label = "More Info"
    case .delete:
      let options = accessory.options as? UICellAccessory.DeleteOptions
      name = "minus.circle.fill"
      self.size = Self.discSize
      configuration = large.disc(options?.backgroundColor ?? .systemRed, mark: options?.tintColor)
      label = "Delete"
    case .insert:
      let options = accessory.options as? UICellAccessory.InsertOptions
      name = "plus.circle.fill"
      self.size = Self.discSize
      configuration = large.disc(options?.backgroundColor ?? .systemGreen, mark: options?.tintColor)
      label = "Insert"
    case .multiselect:
      let options = accessory.options as? UICellAccessory.MultiselectOptions
      changes = true
      self.size = Self.discSize
      name = state.isSelected ? "checkmark.circle.fill" : "circle"
      color = state.isSelected ? nil : .quietMark
      if state.isSelected {
        configuration = large.disc(options?.backgroundColor ?? .tintColor, mark: options?.tintColor)
      }
    case .reorder:
      name = "line.3.horizontal"
      label = "Reorder"
      self.size = CGSize(width: 27, height: 15)
      color = .quietMark
    case .checkmark, .label, .popUpMenu, .customView:
      name = "checkmark"
      self.size = CGSize(width: 19, height: 18)
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// A mark on a disc of a colour.
  fileprivate func disc(_ color: UIColor, mark: UIColor?) -> UIImage.SymbolConfiguration {
    applying(UIImage.SymbolConfiguration(paletteColors: [mark ?? .white, color]))
  }
}
