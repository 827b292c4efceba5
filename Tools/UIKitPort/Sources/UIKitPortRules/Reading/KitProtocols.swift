/// What UIKit's protocols of delegates have that is optional, and the library has defaults of.
struct KitProtocols: Sendable {
  struct Method: Sendable {
    let owner: String
    let name: String
    let types: [String]
    let answer: String
  }

  static let all = KitProtocols(table: table)

  private(set) var methods: [String: [Method]] = [:]
  private var parents: [String: [String]] = [:]

  init(table: String) {
    var owner = ""
    for line in table.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        let parts = line.split(separator: ":", maxSplits: 1)
        owner = String(parts[0]).trimmed
        parents[owner] = parts.count > 1 ? parts[1].split(separator: ",").map { String($0).trimmed } : []
        continue
      }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
      let types = parts[1].split(separator: ",").map { String($0).trimmed }
      methods[parts[0], default: []].append(Method(owner: owner, name: parts[0], types: types, answer: parts[2]))
    }
  }

  /// The names of all protocols.
  var names: Set<String> { Set(parents.keys) }

  /// A protocol and those that it refines.
  func lineage(of name: String) -> Set<String> {
    (parents[name] ?? []).reduce(into: parents[name] == nil ? [] : [name]) { $0.formUnion(lineage(of: $1)) }
  }

  /// The optional methods of a protocol and of those that it refines.
  func methods(of name: String) -> [Method] {
    let lineage = lineage(of: name)
    return methods.values.joined().filter { lineage.contains($0.owner) }.sorted { $0.name < $1.name }
  }
}
