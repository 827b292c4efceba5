/// No file of the library is longer than the house allows.
struct LengthRule {
  var house: House

  func problems(in file: SourceFile) -> [Problem] {
    guard file.floor != nil, file.lines.count > house.longestFile else { return [] }
    let sentence = "the file has \(file.lines.count) lines; split it, \(house.longestFile) is the limit"
    return [Problem(path: file.path, line: house.longestFile + 1, sentence: sentence)]
  }
}
