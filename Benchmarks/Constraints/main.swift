// Random systems and chains for `compare`: prints what they are, their values, and the processor time of each.
import ConstraintEngine
import Foundation

/// SplitMix64, so that every run and the other program have the same systems.
struct Generator {
  var state: UInt64
  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// kiwi's three levels, by name.
let ranks = [999, 500, 1]

struct Wish {
  var terms: [(variable: Int, factor: Int)]
  var relation: Int
  var constant: Int
  /// 0 is required, 1 strong, 2 medium, 3 weak.
  var strength: Int
}

/// Required rows of a form that can always hold, and wishes.
func system(_ seed: Int) -> (variables: Int, wishes: [Wish]) {
  var random = Generator(state: UInt64(seed))
  let variables = 4 + random.next(below: 17)
  var wishes: [Wish] = []
  for variable in 1..<variables where random.next(below: 2) == 0 {
    // One after another, as views are: what it is depends on those before.
    let other = random.next(below: variable)
    wishes.append(
      Wish(
        terms: [(variable, 1), (other, -1)], relation: random.next(below: 2),
        constant: random.next(below: 41) - 20, strength: 0))
  }
  for _ in 0..<(2 * variables) {
    var terms = [(variable: random.next(below: variables), factor: 1 + random.next(below: 3))]
    let other = random.next(below: variables)
    if other != terms[0].variable { terms.append((other, random.next(below: 2) * 2 - 1)) }
    wishes.append(
      Wish(
        terms: terms, relation: random.next(below: 3), constant: random.next(below: 201) - 100,
        strength: 1 + random.next(below: 3)))
  }
  return (variables, wishes)
}

func linear(_ wish: Wish, _ variables: [VariableID]) -> LinearConstraint {
  LinearConstraint(
    wish.terms.map { LinearTerm(variables[$0.variable], times: Double($0.factor)) },
    [.equal, .atLeast, .atMost][wish.relation], Double(wish.constant),
    strength: wish.strength == 0 ? .required : ConstraintStrength(rank: ranks[wish.strength - 1]))
}

/// Views in a row, each 8 points after the one before, with a wish for its width.
func chain(_ length: Int) throws -> (solver: ConstraintSolver, first: ConstraintID, last: ConstraintID, end: VariableID)
{
  var solver = ConstraintSolver()
  var left = solver.addVariable()
  var width = solver.addVariable()
  let first = try solver.add(LinearConstraint([LinearTerm(left)], .equal, 0))
  var last = try solver.add(
    LinearConstraint([LinearTerm(width)], .equal, 44, strength: ConstraintStrength(rank: 999)))
  for _ in 1..<length {
    let next = solver.addVariable()
    try solver.add(
      LinearConstraint([LinearTerm(next), LinearTerm(left, times: -1), LinearTerm(width, times: -1)], .equal, 8))
    left = next
    width = solver.addVariable()
    last = try solver.add(LinearConstraint([LinearTerm(width)], .equal, 44, strength: ConstraintStrength(rank: 999)))
  }
  solver.solve()
  return (solver, first, last, left)
}

let count = Int(CommandLine.arguments.dropFirst().first ?? "10000")!
if CommandLine.arguments.dropFirst(2).first == "systems" {
  for seed in 0..<count {
    let (variables, wishes) = system(seed)
    print("S", variables, wishes.count)
    for wish in wishes {
      print(wish.strength, wish.relation, wish.constant, wish.terms.count, terminator: "")
      for term in wish.terms { print("", term.variable, term.factor, terminator: "") }
      print()
    }
  }
} else {
  let systems = (0..<count).map(system)
  for kind in ["once", "each"] {
    var answers: [[Double]] = []
    let start = seconds()
    for (size, wishes) in systems {
      var solver = ConstraintSolver()
      let variables = (0..<size).map { _ in solver.addVariable() }
      for wish in wishes {
        try solver.add(linear(wish, variables))
        if kind == "each" { solver.solve() }
      }
      solver.solve()
      answers.append(variables.map { solver.value(of: $0)! })
    }
    print("time", kind, seconds() - start)
    if kind == "once" { for values in answers { print("V", values.map { "\($0)" }.joined(separator: " ")) } }
  }
  for length in [100, 1000, 10000] {
    var best = Double.infinity
    for _ in 0..<5 {
      let start = seconds()
      let end = try chain(length)
      best = min(best, seconds() - start)
      precondition(end.solver.value(of: end.end) == Double(length - 1) * 52)
    }
    print("time chain\(length)", best)
    var (solver, first, last, _) = try chain(length)
    for (name, constraint, base) in [("first", first, 0.0), ("last", last, 44)] {
      let start = seconds()
      for step in 1...200 {
        try solver.setConstant(base + Double(step % 7), of: constraint)
        solver.solve()
      }
      print("time \(name)\(length)", (seconds() - start) / 200)
    }
  }
}
