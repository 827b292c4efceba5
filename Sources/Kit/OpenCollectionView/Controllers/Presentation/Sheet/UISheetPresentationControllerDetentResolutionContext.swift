/// The surroundings for which a height of a sheet is asked.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the sheet is shown in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a sheet that is as high as it can be, in points, without what lies over the device's lower edge.
  var maximumDetentValue: CGFloat { get }
}
