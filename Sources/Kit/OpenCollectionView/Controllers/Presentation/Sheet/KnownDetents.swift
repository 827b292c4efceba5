/// The heights of a sheet, and the surroundings for which they were asked.
struct KnownDetents {
  let size: CGSize
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let detents: SheetDetents
}
