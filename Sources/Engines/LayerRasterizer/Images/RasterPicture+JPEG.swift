import RasterKernel

extension RasterPicture {
  /// The picture as a JPEG file (ITU T.81, baseline); what is clear is white in it. The same pixels give the same bytes. Nil for a
  /// picture without pixels and for one with a side of more than 65,535.
  ///
  /// - Parameters:
  ///   - quality: from 0, the smallest file, to 1, the best picture. Below 0.9 colours have half the pixels each way.
  ///   - orientation: how the picture is turned, as Exif numbers it, 1 to 8.
  public func jpeg(quality: Double, orientation: Int = 1) -> [UInt8]? {
    var count: Int64 = 0
    let percent = quality > 0 ? Int32(min(quality, 1) * 100 + 0.5) : 0
    let number = Int32((1...8).contains(orientation) ? orientation : 1)
    guard width > 0, height > 0,
      let file = raster_photo(pixels, Int32(clamping: width), Int32(clamping: height), percent, number, &count)
    else { return nil }
    defer { raster_free(file) }
    return [UInt8](UnsafeBufferPointer(start: file, count: Int(count)))
  }
}
