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
  private var uses = ListStore<Int32>()

  // While the graph is walked.
  private var isSeen: [Bool] = []
  private var stack: [(variable: Int32, next: Int32)] = []
  private var order: [Int32] = []
  private var seeds: [Int32] = []
  /// By variable: what is carried along the graph.
  private var carried: [Double] = []

  mutating func reserve(variables count: Int) {
    definitions.reserveCapacity(count)
    variableUses.reserveCapacity(count)
    isSeen.reserveCapacity(count)
    carried.reserveCapacity(count)
  }

  mutating func addVariable() {
    definitions.append(Definition())
    variableUses.append(ListPlace())
    isSeen.append(false)
    carried.append(0)
  }

  mutating func grow(toSymbols count: Int) {
    symbolUses.append(contentsOf: repeatElement(ListPlace(), count: count - symbolUses.count))
  }

  // MARK: Who is made of what

  /// The variable that is nothing but a residual; nil for a residual without one.
  func root(_ symbol: Int32) -> Int32? {
    symbol % 2 == 1 && definitions[Int(symbol / 2)].isRoot ? symbol / 2 : nil
  }

  /// The variables in whose definitions a residual is, besides its root.
  func users(ofSymbol symbol: Int32) -> ArraySlice<Int32> { uses[symbolUses[Int(symbol)]] }

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
    for index in definition.symbols.indices { uses.remove(variable, from: &symbolUses[Int(parts[index].index)]) }
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
    parts.append(part, to: &definitions[Int(variable)].symbols)
    uses.append(variable, to: &symbolUses[Int(part.index)])
  }

  /// Adds a residual to a definition that may have it already.
  private mutating func merge(symbol: Int32, _ amount: Double, into variable: Int32) {
    guard let index = definitions[Int(variable)].symbols.indices.first(where: { parts[$0].index == symbol }) else {
      if amount.magnitude > Tableau.smallestCoefficient {
        add(symbol: Definition.Part(index: symbol, coefficient: amount), to: variable)
      }
      return
    }
    parts[index].coefficient += amount
    if parts[index].coefficient.magnitude <= Tableau.smallestCoefficient { removeSymbol(at: index, from: variable) }
  }

  private mutating func removeSymbol(at index: Int, from variable: Int32) {
    uses.remove(variable, from: &symbolUses[Int(parts[index].index)])
    parts.remove(at: index, from: &definitions[Int(variable)].symbols)
  }

  /// The value of a residual has another zero.
  mutating func shift(symbol: Int32, by amount: Double) {
    for variable in users(ofSymbol: symbol) {
      guard let times = coefficient(of: symbol, in: variable) else { continue }
      definitions[Int(variable)].constant += times * amount
    }
  }

  /// How many times a residual is in a definition; nil for one that is not.
  private func coefficient(of symbol: Int32, in variable: Int32) -> Double? {
    definitions[Int(variable)].symbols.indices.first { parts[$0].index == symbol }.map { parts[$0].coefficient }
  }

  /// Writes a residual that is about to be forgotten as what it is.
  mutating func substitute(_ symbol: Int32, constant: Double, _ entries: [TableauRow.Entry]) {
    if let root = root(symbol) {
      define(root, constant: 0)
      add(symbol: Definition.Part(index: symbol, coefficient: 1), to: root)
    }
    for variable in Array(users(ofSymbol: symbol)) {
      guard let index = definitions[Int(variable)].symbols.indices.first(where: { parts[$0].index == symbol }) else {
        continue
      }
      let times = parts[index].coefficient
      removeSymbol(at: index, from: variable)
      definitions[Int(variable)].constant += times * constant
      for entry in entries { merge(symbol: entry.symbol, times * entry.coefficient, into: variable) }
    }
  }

  /// Writes a variable that is about to be forgotten as its residual.
  mutating func forget(_ variable: Int32, symbol: Int32) {
    for user in Array(uses[variableUses[Int(variable)]]) {
      guard let index = definitions[Int(user)].variables.indices.first(where: { parts[$0].index == variable }) else {
        continue
      }
      let times = parts[index].coefficient
      parts.remove(at: index, from: &definitions[Int(user)].variables)
      merge(symbol: symbol, times, into: user)
    }
    variableUses[Int(variable)].count = 0
    // What is left of it is rounding: nothing that still holds speaks of it.
    for user in Array(users(ofSymbol: symbol)) {
      if let index = definitions[Int(user)].symbols.indices.first(where: { parts[$0].index == symbol }) {
        removeSymbol(at: index, from: user)
      }
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
      for index in definitions[Int(variable)].symbols.indices {
        sum.add(parts[index].index, amount * parts[index].coefficient)
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
      for variable in users(ofSymbol: change.symbol) {
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
      for user in uses[variableUses[Int(variable)]] {
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
          let user = uses[Int(list.start + next)]
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
