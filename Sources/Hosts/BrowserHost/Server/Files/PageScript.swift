#if BrowserHost
/// The modules of the page as one script, so that a first visit costs one request and not one for each.
///
/// Every module becomes a function of its own that is called at once, behind all those that it imports, and gives out what
/// the module exports: names stay private to their modules, as they are in the sources. Indentation, and lines that hold
/// nothing but a comment, are left out, and so are spaces beside the signs of the language, ends of lines behind signs after
/// which something follows, and the sign that ends the last statement of a block. Modules are called by their numbers, but
/// the main one, constants are declared by `let`, and objects of plain numbers become these. The sources keep to what this
/// reads: imports of the form `import { a, b } from "./c.js";`, each on a line, exports of functions, classes and constants,
/// and no module that imports itself round about.
struct PageScript {
  /// The script.
  let text: String
  /// The modules that are in it, in their order.
  let modules: [String]

  /// A script that runs the module `main`, and before it all others that it needs.
  ///
  /// Traps on a module that is missing, on modules that import each other in a circle, and on an import or export in
  /// another form: these are mistakes in the page's own sources.
  init(main: String, modules: [String: String]) {
    var order = Order(main: main, modules: modules)
    order.add(main, for: [])
    text = Self.hint + order.script
    self.modules = order.names
  }

  /// Has Chromium compile all functions while the script comes, off the page's main thread, and not one by one when the first
  /// commit calls them: nearly all are called by it. Others read a comment.
  private static let hint = "//# allFunctionsCalledOnLoad\n"

  /// The modules, put one behind the other.
  private struct Order {
    let main: String
    let modules: [String: String]
    private(set) var names: [String] = []
    /// The modules that are there, each with what stands for it in the script.
    private var added: [String: (variable: String, module: Module)] = [:]
    private var numbers: [String: InlinedNumbers] = [:]
    /// The objects of numbers that are named as a whole, by their modules.
    private var named: [String: Set<String>] = [:]

    init(main: String, modules: [String: String]) {
      self.main = main
      self.modules = modules
    }

    /// The modules, one behind the other.
    var script: String {
      names.map { name in
        guard let (variable, module) = added[name] else { return "" }
        var (body, exports) = (module.body, module.exports)
        if let numbers = numbers[name] {
          for object in exports where numbers.objects[object] != nil && named[name]?.contains(object) != true {
            body = numbers.without(object, body)
            exports.removeAll { $0 == object }
          }
        }
        let imports = module.imports.filter { !$0.names.isEmpty }
          .map { "let{\($0.names.joined(separator: ","))}=\(added[$0.module]?.variable ?? "");" }.joined()
        return "let \(variable)=(()=>{\(imports)\(body)return{\(exports.joined(separator: ","))}})();\n"
      }.joined()
    }

    /// Adds a module, and before it what it imports, unless it is there.
    mutating func add(_ name: String, for importers: [String]) {
      if importers.contains(name) {
        fatalError(
          "\((importers + [name]).joined(separator: " imports ")): move what both need to a module below them.")
      }
      guard added[name] == nil else { return }
      guard let source = modules[name] else {
        fatalError("\(importers.last ?? "the page") imports \(name), which is not among the page's modules.")
      }
      var module = Module(name: name, source: source)
      for imported in module.imports { add(imported.module, for: importers + [name]) }
      for index in module.imports.indices {
        let imported = module.imports[index].module
        guard let numbers = numbers[imported] else { continue }
        for object in module.imports[index].names where numbers.objects[object] != nil {
          let (body, isNamed) = numbers.put(object, into: module.body)
          module.body = body
          if isNamed {
            named[imported, default: []].insert(object)
          } else {
            module.imports[index].names.removeAll { $0 == object }
          }
        }
      }
      // The main module gives out what it has, and a module that names its own objects keeps them.
      if name != main {
        let own = InlinedNumbers(of: module.exports, in: module.body)
        for object in own.objects.keys {
          let rest = own.without(object, module.body)
          let put = own.put(object, into: rest)
          if put.isNamed || put.text != rest { named[name, default: []].insert(object) }
        }
        numbers[name] = own
      }
      added[name] = (name == main ? "$\(name.dropLast(".js".count))" : "$\(added.count)", module)
      names.append(name)
    }
  }

  /// One module, rewritten.
  private struct Module {
    /// The modules that it imports, with the names that it takes from each.
    var imports: [(names: [String], module: String)] = []
    /// The names that it exports.
    let exports: [String]
    /// Everything else.
    var body = ""

    init(name: String, source: String) {
      var exports: [String] = []
      var isInComment = false
      var isInTemplate = false
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        let start = line.drop { $0 == " " }
        if !isInTemplate {
          if isInComment || start.hasPrefix("/*") {
            isInComment = !start.hasSuffix("*/")
            continue
          }
          if start.isEmpty || start.hasPrefix("//") { continue }
        }
        if isInTemplate {
          // Of a template on several lines every space and every empty line counts.
          body += line + "\n"
        } else if line.hasPrefix("import ") {
          let (names, imported) = Self.importing(line, in: name)
          imports.append(
            (names.filter { $0 != " " }.dropFirst().dropLast().split(separator: ",").map(String.init), imported))
        } else if line.hasPrefix("export ") {
          exports.append(String(Self.exported(line, in: name)))
          body += Self.closed(Self.short(line.dropFirst("export ".count)))
        } else {
          // The last statement of a block ends with it.
          if start.hasPrefix("}"), body.hasSuffix(";") { body.removeLast() }
          body += Self.closed(Self.short(start))
        }
        if line.count(where: { $0 == "`" }) % 2 == 1 { isInTemplate.toggle() }
      }
      self.exports = exports
    }

    /// The line, declaring by the shorter word: nothing of the page sets a constant, which its sources would not be allowed to.
    private static func short(_ line: Substring) -> Substring {
      if line.hasPrefix("const ") { return "let " + line.dropFirst("const ".count) }
      return line.hasPrefix("for (const ") ? "for (let " + line.dropFirst("for (const ".count) : line
    }

    /// The line without the spaces that stand beside a sign, except in text in quotes, and without its end where that is a sign behind
    /// which something follows.
    ///
    /// Templates stay as they are, from the first of a line to the last, and lines with other quotes, expressions and comments:
    /// telling these apart needs a reader of the language, and they are few.
    private static func closed(_ line: some StringProtocol) -> String {
      let bytes = Array(line.utf8)
      guard let templates = templates(in: bytes) else { return line + "\n" }
      var kept = closed(bytes[..<templates.lowerBound]) + bytes[templates] + closed(bytes[templates.upperBound...])
      if let last = kept.last, !followed.contains(last) { kept.append(UInt8(ascii: "\n")) }
      return String(decoding: kept, as: UTF8.self)
    }

    /// Tells where the templates of a line are, an empty place at its end where there are none; nil for a line that is not understood.
    private static func templates(in bytes: [UInt8]) -> Range<Int>? {
      let quote = UInt8(ascii: "`")
      guard !bytes.contains(where: leaving.contains), bytes.count(where: { $0 == quote }) % 2 == 0 else { return nil }
      let first = bytes.firstIndex(of: quote) ?? bytes.count
      let end = bytes.lastIndex(of: quote).map { $0 + 1 } ?? bytes.count
      let isUnderstood = [bytes[..<first], bytes[end...]].allSatisfy { part in
        part.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0
          && part.indices.allSatisfy { divides(at: $0, in: part) }
      }
      return isUnderstood ? first..<end : nil
    }

    /// Tells whether a stroke, where there is one at a place, has a space at each side: others begin expressions and comments.
    private static func divides(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
      guard bytes[index] == UInt8(ascii: "/") else { return true }
      let space = UInt8(ascii: " ")
      return index > bytes.startIndex && index + 1 < bytes.endIndex && bytes[index - 1] == space
        && bytes[index + 1] == space
    }

    private static func closed(_ part: ArraySlice<UInt8>) -> [UInt8] {
      let bytes = Array(part)
      var isInQuotes = false
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\"") { isInQuotes.toggle() }
        let isBeside =
          index > 0 && signs.contains(bytes[index - 1]) || index + 1 < bytes.count && signs.contains(bytes[index + 1])
          || stands(besideTerm: index, in: bytes)
        if byte == UInt8(ascii: "}"), !isInQuotes, kept.last == UInt8(ascii: ";") { kept.removeLast() }
        if byte != UInt8(ascii: " ") || isInQuotes || !isBeside { kept.append(byte) }
      }
      return kept
    }

    /// Tells whether a space stands beside a plus or a minus that has spaces on both sides and no other such sign near: `a + +b` is
    /// another thing than `a++b`.
    private static func stands(besideTerm index: Int, in bytes: [UInt8]) -> Bool {
      guard bytes[index] == UInt8(ascii: " ") else { return false }
      for sign in [index - 1, index + 1]
      where sign > 1 && sign + 2 < bytes.count && terms.contains(bytes[sign]) && bytes[sign - 1] == UInt8(ascii: " ")
        && bytes[sign + 1] == UInt8(ascii: " ")
      {
        return !terms.contains(bytes[sign - 2]) && !terms.contains(bytes[sign + 2])
      }
      return false
    }

    private static let terms = Set("+-".utf8)
    /// Signs behind which a line may go on in the same line.
    private static let followed = Set(";{,(".utf8)
    /// Signs beside which a space says nothing. Plus and minus are not among them.
    private static let signs = Set("=<>*?:&|!(){}[],;".utf8)
    /// Signs of which a line is left as it is.
    private static let leaving = Set("'\\".utf8)

    /// The names in braces and the module of an import.
    private static func importing(_ line: Substring, in name: String) -> (names: Substring, module: String) {
      let parts = line.dropFirst("import ".count).components(separatedBy: " from \"./")
      guard parts.count == 2, parts[0].hasPrefix("{"), parts[0].hasSuffix("}"), parts[1].hasSuffix(".js\";") else {
        fatalError("\(name) has \"\(line)\": write import { names } from \"./module.js\"; on one line.")
      }
      return (parts[0], String(parts[1].dropLast(2)))
    }

    /// The name that a line exports.
    private static func exported(_ line: Substring, in name: String) -> Substring {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
      guard words.count > 2, ["function", "class", "const"].contains(words[1]) else {
        fatalError("\(name) has \"\(line)\": export a function, a class or a constant where it is declared.")
      }
      return words[2]
    }
  }
}

extension Substring {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
#endif
