/// The surroundings for which a sheet's heights are asked.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// Half of the container, without what lies over the device's lower edge.
  let half: CGFloat
}
