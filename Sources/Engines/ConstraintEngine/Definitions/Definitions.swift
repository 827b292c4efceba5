/// All variables' definitions, a graph without cycles.
///
/// Nothing is written out: in a chain of a thousand views each is defined by the one before it, and what the last one is
/// in terms of the first is worked out only when somebody asks.
struct Definitions: Sendable {
  private(set) var definitions: [Definition] = []
  /// By variable: whose definitions it is in.
  private(set) var variableUses: [[Int32]] = []
  /// By symbol: whose definitions it is in.
  private(set) var symbolUses: [[Int32]] = []

  // While the graph is walked.
  private var isSeen: [Bool] = []
  private var stack: [(variable: Int32, next: Int32)] = []
  private var order: [Int32] = []
  private var seeds: [Int32] = []
  /// By variable: what is carried along the graph.
  private var carried: [Double] = []

  mutating func grow(toVariables count: Int, symbols symbolCount: Int) {
    while definitions.count < count {
      definitions.append(Definition())
      variableUses.append([])
      isSeen.append(false)
      carried.append(0)
    }
    while symbolUses.count < symbolCount { symbolUses.append([]) }
  }

  /// Makes a variable nothing but a residual of its own.
  mutating func setRoot(_ variable: Int32, symbol: Int32) {
    define(variable, Definition(symbols: [Definition.Part(index: symbol, coefficient: 1)]))
  }

  func isRoot(_ variable: Int32, symbol: Int32) -> Bool {
    let definition = definitions[Int(variable)]
    return definition.variables.isEmpty && definition.symbols.count == 1 && definition.symbols[0].index == symbol
      && definition.symbols[0].coefficient == 1 && definition.constant == 0
  }

  mutating func define(_ variable: Int32, _ definition: Definition) {
    _ = takeOut(variable)
    putIn(variable, definition)
  }

  /// Takes a definition out, so that it can be changed where it is; it is put in again.
  private mutating func takeOut(_ variable: Int32) -> Definition {
    var definition = Definition()
    swap(&definition, &definitions[Int(variable)])
    for part in definition.variables { variableUses[Int(part.index)].remove(variable) }
    for part in definition.symbols { symbolUses[Int(part.index)].remove(variable) }
    return definition
  }

  private mutating func putIn(_ variable: Int32, _ definition: consuming Definition) {
    for part in definition.variables { variableUses[Int(part.index)].append(variable) }
    for part in definition.symbols { symbolUses[Int(part.index)].append(variable) }
    definitions[Int(variable)] = definition
  }

  /// The value of a residual has another zero.
  mutating func shift(symbol: Int32, by amount: Double) {
    for variable in symbolUses[Int(symbol)] {
      guard let part = definitions[Int(variable)].symbols.first(where: { $0.index == symbol }) else { continue }
      definitions[Int(variable)].constant += part.coefficient * amount
    }
  }

  /// Writes a residual that is about to be forgotten as what it is.
  mutating func substitute(_ symbol: Int32, constant: Double, _ entries: [TableauRow.Entry]) {
    for variable in symbolUses[Int(symbol)] {
      var definition = takeOut(variable)
      if let place = definition.symbols.firstIndex(where: { $0.index == symbol }) {
        let times = definition.symbols.remove(at: place).coefficient
        definition.constant += times * constant
        for entry in entries { definition.add(symbol: entry.symbol, times * entry.coefficient) }
      }
      putIn(variable, definition)
    }
  }

  /// Writes a variable that is about to be forgotten as its residual.
  mutating func forget(_ variable: Int32, symbol: Int32) {
    setRoot(variable, symbol: symbol)
    for user in variableUses[Int(variable)] {
      var definition = definitions[Int(user)]
      guard let place = definition.variables.firstIndex(where: { $0.index == variable }) else { continue }
      definition.add(symbol: symbol, definition.variables.remove(at: place).coefficient)
      define(user, definition)
    }
    // What is left of it is rounding: nothing that still holds speaks of it.
    for user in symbolUses[Int(symbol)] {
      var definition = definitions[Int(user)]
      definition.symbols.removeAll { $0.index == symbol }
      define(user, definition)
    }
    define(variable, Definition())
  }

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
      for part in definitions[Int(variable)].variables { carried[Int(part.index)] += amount * part.coefficient }
      for part in definitions[Int(variable)].symbols { sum.add(part.index, amount * part.coefficient) }
    }
    return constant
  }

  /// Of the variables that move when residuals do, the one whose name is the lowest, and how far it moves.
  mutating func lowestMoved(by changes: [(symbol: Int32, amount: Double)]) -> (variable: Int32, amount: Double)? {
    seeds.removeAll(keepingCapacity: true)
    for change in changes {
      for variable in symbolUses[Int(change.symbol)] {
        guard let part = definitions[Int(variable)].symbols.first(where: { $0.index == change.symbol }) else {
          continue
        }
        carried[Int(variable)] += part.coefficient * change.amount
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
      for user in variableUses[Int(variable)] {
        for part in definitions[Int(user)].variables where part.index == variable {
          carried[Int(user)] += part.coefficient * amount
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
        if Int(next) < variableUses[Int(variable)].count {
          stack[stack.count - 1].next += 1
          let user = variableUses[Int(variable)][Int(next)]
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
        if Int(next) < definitions[Int(variable)].variables.count {
          stack[stack.count - 1].next += 1
          let part = definitions[Int(variable)].variables[Int(next)].index
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

extension Definition {
  fileprivate mutating func add(symbol: Int32, _ amount: Double) {
    if let place = symbols.firstIndex(where: { $0.index == symbol }) {
      symbols[place].coefficient += amount
      if symbols[place].coefficient.magnitude <= Tableau.smallestCoefficient { symbols.remove(at: place) }
    } else if amount.magnitude > Tableau.smallestCoefficient {
      symbols.append(Part(index: symbol, coefficient: amount))
    }
  }
}

extension [Int32] {
  /// Takes out one that is in it once.
  fileprivate mutating func remove(_ value: Int32) {
    guard let place = lastIndex(of: value) else { return }
    swapAt(place, count - 1)
    removeLast()
  }
}
