#if BrowserHost
extension Page {
  /// Gives the page the size and the pixels of a device.
  ///
  /// - Parameters:
  ///   - width: In CSS pixels, which are points. 0 leaves the window's own.
  ///   - height: In points. 0 leaves the window's own.
  ///   - scale: Pixels per point, the page's `devicePixelRatio`. 0 leaves the browser's own.
  ///   - mobile: Whether to lay out as a phone does: the `viewport` meta element counts, and scroll bars overlay.
  ///   - touch: Whether the page believes it has a touch screen (`ontouchstart`, `navigator.maxTouchPoints` of 10,
  ///     `pointer: coarse`). Touches can be sent either way.
  public func setViewport(
    width: Int, height: Int, scale: Double = 1, mobile: Bool = false, touch: Bool = false
  ) async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": .bool(mobile),
      ])
    var parameters: [String: JSONValue] = ["enabled": .bool(touch)]
    if touch { parameters["maxTouchPoints"] = 10 }
    try await send("Emulation.setTouchEmulationEnabled", parameters)
  }
}
#endif
