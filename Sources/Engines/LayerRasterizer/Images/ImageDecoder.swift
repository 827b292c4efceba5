/// Pictures of all types that can be decoded here: PNG, and with the package trait `SystemLibraries` JPEG and WebP.
enum ImageDecoder {
  static func read(_ file: [UInt8]) throws(PNGReader.Fault) -> PNGReader.Image {
    #if SystemLibraries
    if JPEGReader.begins(file) { return try JPEGReader.read(file) }
    if WebPReader.begins(file) { return try WebPReader.read(file) }
    #endif
    return try PNGReader.read(file)
  }
}
