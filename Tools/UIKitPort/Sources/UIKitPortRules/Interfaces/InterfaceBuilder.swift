/// Makes Swift of one interface file.
struct InterfaceBuilder {
  let file: InterfaceFile
  let root: InterfaceElement
  let number: Int
  let program: Program

  /// What says that the file is there.
  private(set) var definitions: [String] = []
  /// What makes its objects.
  private(set) var functions: [String] = []
  private(set) var findings: [Finding] = []

  /// The statements of the function that is being made.
  var lines: [String] = []
  /// What stands for an object, by its number in the file.
  var names: [String: String] = [:]
  /// The classes of objects, by their numbers.
  var classes: [String: String] = [:]
  /// What is done when all objects are there.
  var constraints: [(element: InterfaceElement, holder: String)] = []
  var connections: [(element: InterfaceElement, owner: String)] = []
  /// Objects that something of the library's stands in for, by their numbers: nobody knows what outlets they have.
  private(set) var standIns: Set<String> = []
  /// What a segue of the present scene begins with.
  var segueIDs: Set<String> = []
  private var count = 0

  init(file: InterfaceFile, root: InterfaceElement, number: Int, program: Program) {
    self.file = file
    self.root = root
    self.number = number
    self.program = program
  }

  mutating func build() {
    switch file.kind {
    case .xib: buildNib()
    case .storyboard: buildStoryboard()
    }
  }

  /// Tells a person of what is left out.
  mutating func find(_ element: InterfaceElement, _ sentence: String) {
    findings.append(
      Finding(
        path: file.path, line: element.line, column: element.column, rule: .interfaces, sentence: sentence,
        isError: false))
  }

  mutating func newName(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  mutating func define(_ text: String) { definitions.append(text) }

  /// Ends a function with the statements so far.
  mutating func end(_ head: String, _ last: [String]) {
    functions += ["", "  " + head + " {"] + (lines + last).map { "    " + $0 } + ["  }"]
    lines = []
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if character.value < 32 {
          result += "\\u{\(String(character.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(character)
        }
      }
    }
    return result + "\""
  }

  // MARK: Nibs

  private mutating func buildNib() {
    begin()
    let objects = root.list("objects")
    var top: [String] = []
    var owner: InterfaceElement?
    for object in objects {
      if object.name == "placeholder" {
        guard let id = object["id"] else { continue }
        if object["placeholderIdentifier"] == "IBFilesOwner" {
          owner = object
          names[id] = "fileOwner"
          classes[id] = ownClass(object, "an object without outlets") ?? "NSObject"
        }
        continue
      }
      if let name = makeObject(object) { top.append(name) }
    }
    let ownerClass = owner?["id"].flatMap { classes[$0] }
    if let owner { connections.append((owner, "fileOwner")) }
    finish()
    // An owner of no class of the program's has nothing that is set.
    let isUsed = lines.contains { $0.contains("fileOwner") }
    let first =
      isUsed
      ? ["guard let fileOwner = owner as? \(ownerClass ?? "NSObject") else { return [\(top.joined(separator: ", "))] }"]
      : []
    if isUsed, let index = lines.firstIndex(where: { $0.contains("fileOwner") }) {
      lines.insert(contentsOf: first, at: index)
    }
    define("UINib.define(\(Self.literal(file.name))) { owner in nib\(number)(owner) }")
    end("private static func nib\(number)(_ owner: Any?) -> [Any]", ["return [\(top.joined(separator: ", "))]"])
  }

  /// Forgets the objects of the last function.
  mutating func begin() {
    lines = []
    constraints = []
    connections = []
  }

  /// Connects what has been made.
  mutating func finish() {
    for (element, holder) in constraints { addConstraints(element, of: holder) }
    for (element, owner) in connections { connect(element, owner) }
  }

  /// Makes an object at the top of a file; nil where it is of no kind that is known.
  mutating func makeObject(_ element: InterfaceElement) -> String? {
    if InterfaceClasses.views[element.name] != nil { return makeView(element) }
    if InterfaceClasses.recognizers[element.name] != nil { return makeRecognizer(element) }
    switch element.name {
    case "barButtonItem": return makeBarButtonItem(element)
    case "customObject":
      guard let id = element["id"], let type = ownClass(element, "nothing") else { return nil }
      let name = newName("object")
      lines.append("let \(name) = \(type)()")
      (names[id], classes[id]) = (name, type)
      connections.append((element, name))
      return name
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    default:
      find(element, "The library has nothing for <\(element.name)>: it is left out.")
      return nil
    }
  }

  /// The class of an object, and how it is made.
  mutating func made(_ element: InterfaceElement, _ type: String, _ made: String) -> (type: String, made: String) {
    guard let own = ownClass(element, type), own != type else { return (type, made) }
    return (own, "\(own)(coder: NSCoder())\(program.alwaysDecodes(own) ? "" : "!")")
  }

  /// The class that a file gives an object; nil, and a warning, where the program has none of the name.
  mutating func ownClass(_ element: InterfaceElement, _ type: String) -> String? {
    guard let own = element["customClass"] else { return nil }
    if program.type(own)?.declaration != nil || KitNames.all.contains(own) { return own }
    find(element, "Neither the program nor the library has a class \(own): \(type) stands in its place.")
    if let id = element["id"] { standIns.insert(id) }
    return nil
  }
}
