import Foundation

extension CGColorSpace {
  /// Components of this space in sRGB with its usual curve, not clamped. A grey's is the first.
  func standardComponents(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch primaries {
    case .gray:
      let value = isLinear ? Self.encoded(components.x) : components.x
      return SIMD3(repeating: value)
    case .sRGB:
      return isLinear ? Self.encoded(components) : components
    case .displayP3:
      let light = isLinear ? components : Self.light(components)
      return Self.encoded(
        Self.product(
          // From the primaries and the white of SMPTE EG 432-1 and IEC 61966-2-1.
          SIMD3(1.2249401762805598, -0.22494017628055996, 0), SIMD3(-0.04205695470968816, 1.042056954709688, 0),
          SIMD3(-0.019637554590334432, -0.07863604555063189, 1.0982736001409663), light))
    }
  }

  /// Components of sRGB with its usual curve in this space, clamped to 0 to 1 unless the space is extended.
  func components(fromStandard standard: SIMD3<Double>) -> SIMD3<Double> {
    var result = standard
    switch primaries {
    case .gray:
      // How bright the colour is: the second row of sRGB's matrix to XYZ. Greys are kept to the bit.
      if standard.x != standard.y || standard.y != standard.z {
        let parts = Self.light(standard) * SIMD3(0.21263900587151036, 0.7151686787677559, 0.07219231536073371)
        result = SIMD3(repeating: Self.encoded(parts.sum()))
      }
      if isLinear { result = Self.light(result) }
    case .sRGB:
      if isLinear { result = Self.light(standard) }
    case .displayP3:
      let light = Self.product(
        SIMD3(0.8224619687143623, 0.17753803128563775, 0), SIMD3(0.03319419885096162, 0.9668058011490384, 0),
        SIMD3(0.017082630721120033, 0.07239744066396347, 0.9105199286149165), Self.light(standard))
      result = isLinear ? light : Self.encoded(light)
    }
    guard !isExtended else { return result }
    return SIMD3(Self.clamped(result.x), Self.clamped(result.y), Self.clamped(result.z))
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private static func product(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>, _ vector: SIMD3<Double>
  ) -> SIMD3<Double> {
    SIMD3((first * vector).sum(), (second * vector).sum(), (third * vector).sum())
  }

  // The curve of IEC 61966-2-1, the same on both sides of 0.

  private static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    return size <= 0.0031308 ? 12.92 * light : (1.055 * pow(size, 1 / 2.4) - 0.055) * (light < 0 ? -1 : 1)
  }

  private static func light(_ value: Double) -> Double {
    let size = abs(value)
    return size <= 0.04045 ? value / 12.92 : pow((size + 0.055) / 1.055, 2.4) * (value < 0 ? -1 : 1)
  }

  private static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(light.x), encoded(light.y), encoded(light.z))
  }

  private static func light(_ value: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(light(value.x), light(value.y), light(value.z))
  }
}
