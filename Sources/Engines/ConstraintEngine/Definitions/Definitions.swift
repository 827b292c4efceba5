/// All variables' definitions, a graph without cycles.
///
/// Nothing is written out: in a chain of a thousand views each is defined by the one before it, and what the last one is
/// in terms of the first is worked out only when somebody asks.
struct Definitions: Sendable {
  private(set) var definitions: [Definition] = []
  /// The parts of all definitions.
  private(set) var parts = ListStore<Definition.Part>()
  /// By variable: whose definitions it is in.
  private var variableUses: [ListPlace] = []
  /// By symbol: whose definitions it is in.
  private var symbolUses: [ListPlace] = []
  private var uses = IndexStore()

  // While the graph is walked.
  private var isSeen: [Bool] = []
  private var stack: [(variable: Int32, next: Int32)] = []
  private var order: [Int32] = []
  private var seeds: [Int32] = []
  /// By variable: what is carried along the graph.
  private var carried: [Double] = []

  mutating func grow(toVariables count: Int) {
    let more = count - definitions.count
    definitions.append(contentsOf: repeatElement(Definition(), count: more))
    variableUses.append(contentsOf: repeatElement(ListPlace(), count: more))
    isSeen.append(contentsOf: repeatElement(false, count: more))
    carried.append(contentsOf: repeatElement(0, count: more))
  }

  /// Makes a variable that has come, of which nothing is said, a residual of its own.
  mutating func begin(_ variable: Int32) { definitions[Int(variable)].isRoot = true }

  mutating func grow(toSymbols count: Int) {
    symbolUses.append(contentsOf: repeatElement(ListPlace(), count: count - symbolUses.count))
  }

  // MARK: Who is made of what

  /// The variable that is nothing but a residual; nil for a residual without one.
  func root(_ symbol: Int32) -> Int32? {
    symbol % 2 == 1 && definitions[Int(symbol / 2)].isRoot ? symbol / 2 : nil
  }

  /// The variables in whose definitions a residual is, besides its root.
  func users(ofSymbol symbol: Int32) -> [Int32] { uses[symbolUses[Int(symbol)]] }

  /// How many those are, and one of them: for who changes nothing of it meanwhile, without a copy of the list.
  func userCount(ofSymbol symbol: Int32) -> Int32 { symbolUses[Int(symbol)].count }
  func user(_ place: Int32, ofSymbol symbol: Int32) -> Int32 { uses.number(at: place, of: symbolUses[Int(symbol)]) }

  /// Tells whether a residual is in the definition of any variable besides its root.
  func isUsed(symbol: Int32) -> Bool { !symbolUses[Int(symbol)].isEmpty }

  func isUsed(_ variable: Int32) -> Bool { !variableUses[Int(variable)].isEmpty }

  func isRoot(_ variable: Int32) -> Bool { definitions[Int(variable)].isRoot }

  // MARK: Changes

  /// Makes a variable nothing but a residual of its own.
  mutating func setRoot(_ variable: Int32) {
    define(variable, constant: 0)
    definitions[Int(variable)].isRoot = true
  }

  /// Makes a variable a constant, to which parts are added that it does not have yet.
  ///
  /// - Parameter count: How many of them are variables, for which room is made.
  mutating func define(_ variable: Int32, constant: Double, variables count: Int = 0) {
    let definition = definitions[Int(variable)]
    for index in definition.variables.indices {
      uses.remove(variable, from: &variableUses[Int(parts[index].index)])
    }
    for place in 0..<definition.symbols.count {
      uses.remove(variable, from: &symbolUses[Int(symbolPart(place, of: definition).index)])
    }
    definitions[Int(variable)].variables.count = 0
    definitions[Int(variable)].symbols.count = 0
    definitions[Int(variable)].constant = constant
    definitions[Int(variable)].isRoot = false
    parts.reserve(count, in: &definitions[Int(variable)].variables, Definition.Part(index: 0, coefficient: 0))
  }

  mutating func add(variable part: Definition.Part, to variable: Int32) {
    parts.append(part, to: &definitions[Int(variable)].variables)
    uses.append(variable, to: &variableUses[Int(part.index)])
  }

  mutating func add(symbol part: Definition.Part, to variable: Int32) {
    uses.append(variable, to: &symbolUses[Int(part.index)])
    let definition = definitions[Int(variable)]
    if definition.symbols.room > 0 { return parts.append(part, to: &definitions[Int(variable)].symbols) }
    guard definition.symbols.count == 1 else {
      definitions[Int(variable)].symbol = part
      definitions[Int(variable)].symbols.count = 1
      return
    }
    definitions[Int(variable)].symbols = parts.makeList(2) { $0 == 0 ? definition.symbol : part }
  }

  /// A residual of a definition.
  @inline(__always)
  func symbolPart(_ place: Int32, of definition: Definition) -> Definition.Part {
    definition.symbols.room == 0 ? definition.symbol : parts[Int(definition.symbols.start + place)]
  }

  /// The place of a residual in a definition; nil for one that is not in it.
  private func place(of symbol: Int32, in variable: Int32) -> Int32? {
    let definition = definitions[Int(variable)]
    for place in 0..<definition.symbols.count where symbolPart(place, of: definition).index == symbol { return place }
    return nil
  }

  /// Adds a residual to a definition that may have it already.
  private mutating func merge(symbol: Int32, _ amount: Double, into variable: Int32) {
    guard let place = place(of: symbol, in: variable) else {
      if amount.magnitude > Tableau.smallestCoefficient {
        add(symbol: Definition.Part(index: symbol, coefficient: amount), to: variable)
      }
      return
    }
    let sum = symbolPart(place, of: definitions[Int(variable)]).coefficient + amount
    if definitions[Int(variable)].symbols.room == 0 {
      definitions[Int(variable)].symbol.coefficient = sum
    } else {
      parts[Int(definitions[Int(variable)].symbols.start + place)].coefficient = sum
    }
    if sum.magnitude <= Tableau.smallestCoefficient { removeSymbol(at: place, from: variable) }
  }

  private mutating func removeSymbol(at place: Int32, from variable: Int32) {
    let definition = definitions[Int(variable)]
    uses.remove(variable, from: &symbolUses[Int(symbolPart(place, of: definition).index)])
    if definition.symbols.room == 0 {
      definitions[Int(variable)].symbols.count = 0
    } else {
      parts.remove(at: Int(definition.symbols.start + place), from: &definitions[Int(variable)].symbols)
    }
  }

  /// The value of a residual has another zero.
  mutating func shift(symbol: Int32, by amount: Double) {
    for place in 0..<userCount(ofSymbol: symbol) {
      let variable = user(place, ofSymbol: symbol)
      guard let times = coefficient(of: symbol, in: variable) else { continue }
      definitions[Int(variable)].constant += times * amount
    }
  }

  /// How many times a residual is in a definition; nil for one that is not.
  private func coefficient(of symbol: Int32, in variable: Int32) -> Double? {
    place(of: symbol, in: variable).map { symbolPart($0, of: definitions[Int(variable)]).coefficient }
  }

  /// Writes a residual that is about to be forgotten as what it is.
  mutating func substitute(_ symbol: Int32, constant: Double, _ entries: [TableauRow.Entry]) {
    if let root = root(symbol) {
      define(root, constant: 0)
      add(symbol: Definition.Part(index: symbol, coefficient: 1), to: root)
    }
    for variable in users(ofSymbol: symbol) {
      guard let place = place(of: symbol, in: variable) else { continue }
      let times = symbolPart(place, of: definitions[Int(variable)]).coefficient
      removeSymbol(at: place, from: variable)
      definitions[Int(variable)].constant += times * constant
      for entry in entries { merge(symbol: entry.symbol, times * entry.coefficient, into: variable) }
    }
  }

  /// Writes a variable that is about to be forgotten as its residual.
  mutating func forget(_ variable: Int32, symbol: Int32) {
    for user in uses[variableUses[Int(variable)]] {
      guard let index = definitions[Int(user)].variables.indices.first(where: { parts[$0].index == variable }) else {
        continue
      }
      let times = parts[index].coefficient
      parts.remove(at: index, from: &definitions[Int(user)].variables)
      merge(symbol: symbol, times, into: user)
    }
    uses.free(&variableUses[Int(variable)])
    // What is left of it is rounding: nothing that still holds speaks of it.
    for user in users(ofSymbol: symbol) {
      if let place = place(of: symbol, in: user) { removeSymbol(at: place, from: user) }
    }
    define(variable, constant: 0)
  }

  // MARK: The graph

  /// A sum of variables as a constant and a sum of residuals; the latter is added to `sum`.
  mutating func expand(_ terms: some Sequence<Definition.Part>, into sum: inout SparseSum) -> Double {
    sortDownwards(from: terms)
    for term in terms { carried[Int(term.index)] += term.coefficient }
    var constant = 0.0
    // Users first.
    for variable in order.reversed() {
      let amount = carried[Int(variable)]
      carried[Int(variable)] = 0
      isSeen[Int(variable)] = false
      guard amount != 0 else { continue }
      constant += amount * definitions[Int(variable)].constant
      if definitions[Int(variable)].isRoot { sum.add(2 * variable + 1, amount) }
      for index in definitions[Int(variable)].variables.indices {
        carried[Int(parts[index].index)] += amount * parts[index].coefficient
      }
      let definition = definitions[Int(variable)]
      for place in 0..<definition.symbols.count {
        let part = symbolPart(place, of: definition)
        sum.add(part.index, amount * part.coefficient)
      }
    }
    return constant
  }

  /// Of the variables that move when residuals do, the one whose name is the lowest, and how far it moves.
  mutating func lowestMoved(by changes: [(symbol: Int32, amount: Double)]) -> (variable: Int32, amount: Double)? {
    seeds.removeAll(keepingCapacity: true)
    for change in changes {
      if let root = root(change.symbol) {
        carried[Int(root)] += change.amount
        seeds.append(root)
      }
      for place in 0..<userCount(ofSymbol: change.symbol) {
        let variable = user(place, ofSymbol: change.symbol)
        guard let times = coefficient(of: change.symbol, in: variable) else { continue }
        carried[Int(variable)] += times * change.amount
        seeds.append(variable)
      }
    }
    sortUpwards(from: seeds)
    var lowest: (variable: Int32, amount: Double)?
    for variable in order.reversed() {
      let amount = carried[Int(variable)]
      carried[Int(variable)] = 0
      isSeen[Int(variable)] = false
      guard amount.magnitude > Tableau.smallestCoefficient else { continue }
      if lowest == nil || variable < lowest!.variable { lowest = (variable, amount) }
      let list = variableUses[Int(variable)]
      for place in 0..<list.count {
        let user = uses.number(at: place, of: list)
        for index in definitions[Int(user)].variables.indices where parts[index].index == variable {
          carried[Int(user)] += parts[index].coefficient * amount
        }
      }
    }
    return lowest
  }

  /// Everything that depends on some variables, and they themselves, each after what it is made of.
  mutating func dependents(of seeds: [Int32]) -> ReversedCollection<[Int32]> {
    sortUpwards(from: seeds)
    for variable in order { isSeen[Int(variable)] = false }
    return order.reversed()
  }

  /// Fills `order` with what is reached through uses, users before what they are made of.
  private mutating func sortUpwards(from seeds: [Int32]) {
    order.removeAll(keepingCapacity: true)
    for seed in seeds where !isSeen[Int(seed)] {
      isSeen[Int(seed)] = true
      stack.append((seed, 0))
      while let (variable, next) = stack.last {
        let list = variableUses[Int(variable)]
        if next < list.count {
          stack[stack.count - 1].next += 1
          let user = uses.number(at: next, of: list)
          if !isSeen[Int(user)] {
            isSeen[Int(user)] = true
            stack.append((user, 0))
          }
        } else {
          order.append(variable)
          stack.removeLast()
        }
      }
    }
  }

  /// Fills `order` with what some variables are made of, before its users.
  private mutating func sortDownwards(from terms: some Sequence<Definition.Part>) {
    order.removeAll(keepingCapacity: true)
    for term in terms where !isSeen[Int(term.index)] {
      isSeen[Int(term.index)] = true
      stack.append((term.index, 0))
      while let (variable, next) = stack.last {
        let list = definitions[Int(variable)].variables
        if next < list.count {
          stack[stack.count - 1].next += 1
          let part = parts[Int(list.start + next)].index
          if !isSeen[Int(part)] {
            isSeen[Int(part)] = true
            stack.append((part, 0))
          }
        } else {
          order.append(variable)
          stack.removeLast()
        }
      }
    }
  }
}
