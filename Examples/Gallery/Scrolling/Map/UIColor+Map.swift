import OpenCollectionView

extension UIColor {
  static let mapSea = mapColor(0xC9E3EC, 0x10212E)
  static let mapShallows = mapColor(0xDBF0F2, 0x173242)
  static let mapInk = mapColor(0x23414C, 0xDCEBEF)

  /// From the beach to the peak.
  static let mapHeights = [
    mapColor(0xF3E9CB, 0x4A4A3C), mapColor(0xD7E3B4, 0x35503F), mapColor(0xB9D39A, 0x3D5F48),
    mapColor(0xD9C79A, 0x6A6450), mapColor(0xC9A982, 0x857660), mapColor(0xF4EFE8, 0xB9B3A6),
  ]

  private static func mapColor(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor { traits in UIColor(cgColor: Tone(traits.userInterfaceStyle == .dark ? dark : light).color()) }
  }
}
