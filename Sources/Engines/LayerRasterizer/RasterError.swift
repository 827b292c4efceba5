/// Why a picture cannot be drawn.
public enum RasterError: Error, Equatable, CustomStringConvertible {
  /// The file of a font is in none of the folders.
  case missingFont(file: String, folders: [String])
  /// A file of a font cannot be read.
  case brokenFont(file: String, fault: String)
  /// The file of a picture cannot be decoded; the sentence says why.
  case undecodable(String)
  /// The picture would have no pixels, or more than are allowed.
  case size(width: Double, height: Double)
  /// There is not enough memory.
  case memory

  /// The reason, and what to do about it, as a sentence.
  public var description: String {
    switch self {
    case .missingFont(let file, let folders):
      "Text needs the font file \(file), which is in none of \(folders.joined(separator: ", ")): install the package "
        + "\(FontFiles.package(of: file)) (Debian, Ubuntu: apt-get install \(FontFiles.package(of: file))"
        + (file.hasPrefix("Liberation") ? "; Fedora: dnf install liberation-fonts" : "") + "), or draw text as bars."
    case .brokenFont(let file, let fault): "The font file \(file) cannot be read: \(fault). Install its package again."
    case .undecodable(let sentence): sentence
    case .size(let width, let height):
      "A picture of \(width) by \(height) pixels cannot be drawn: it needs at least one pixel, and at most "
        + "\(RasterPicture.mostPixels)."
    case .memory: "There is not enough memory for the picture."
    }
  }
}
