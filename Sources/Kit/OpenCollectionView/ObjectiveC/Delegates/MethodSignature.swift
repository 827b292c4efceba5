/// A method as symbols spell it, such as `collectionView(_: UIKit.UICollectionView, didSelectItemAt: Foundation.IndexPath)`.
struct MethodSignature {
  /// The name that programs write: `collectionView(_:didSelectItemAt:)`.
  let name: String

  init(_ text: String) {
    guard let bracket = text.firstIndex(of: "(") else {
      name = text
      return
    }
    var depth = 0
    var labels: [String] = []
    var word = ""
    var isEmpty = true
    var hasLabel = false
    loop: for character in text[bracket...] {
      switch character {
      case "(", "[", "<":
        depth += 1
        continue
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { break loop }
        continue
      case ":" where depth == 1 && !hasLabel:
        labels.append(word)
        hasLabel = true
      case "," where depth == 1:
        // Where the first one has no label none has.
        if !hasLabel { labels.append("_") }
        word = ""
        hasLabel = false
      case " ": break
      default: word.append(character)
      }
      isEmpty = false
    }
    if !isEmpty, !hasLabel { labels.append("_") }
    name = text[..<bracket] + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// A signature without the names of modules: `scrollViewDidScroll(UIScrollView) -> ()`.
  static func withoutModules(_ text: String) -> String {
    var result = ""
    var word = ""
    var followsPoint = false
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        // The first part of a name with points is the module's.
        if character != "." || followsPoint { result += word }
        if character != "." || followsPoint { result.append(character) }
        followsPoint = character == "."
        word = ""
      }
    }
    return result + word
  }
}
