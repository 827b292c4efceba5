import ConstraintEngine
import Foundation

extension LayoutEngine {
  /// How far an item stands from its place, or is longer, where one looks at what its constraints leave open. Our choice.
  static let exerciseLength = 20.0

  func isAmbiguous(_ object: AnyObject) -> Bool {
    solveIfNeeded()
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return false }
    return variables.all.contains { solver.isAmbiguous($0) == true }
  }

  /// The constraints that decide an item's place and length on an axis, in the order in which they became active.
  func constraintsAffecting(_ object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solveIfNeeded()
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return [] }
    let names = [variables.origin(axis), variables.length(axis)].flatMap { solver.constraints(deciding: $0) ?? [] }
    var isKnown: Set<ConstraintID> = []
    return names.filter { isKnown.insert($0).inserted }.compactMap { name in
      constraintOfName[name].flatMap { installed[$0]?.constraint }
    }.sorted { $0.serial < $1.serial }
  }

  /// Moves an item whose place is open, or takes it back.
  func exercise(_ object: AnyObject) {
    solveIfNeeded()
    let identity = ObjectIdentifier(object)
    if let wishes = exercises.removeValue(forKey: identity) {
      for wish in wishes { solver.remove(wish) }
      return setNeedsSolution()
    }
    guard let variables = items[identity]?.variables else { return }
    let open = variables.all.filter { solver.isAmbiguous($0) == true }
    guard !open.isEmpty else { return }
    let lowest = ConstraintStrength(rank: 0.0)
    exercises[identity] = open.compactMap { variable in
      let elsewhere = (solver.value(of: variable) ?? 0) + Self.exerciseLength
      return try? solver.add(LinearConstraint([LinearTerm(variable)], .equal, elsewhere, strength: lowest))
    }
    setNeedsSolution()
  }

  /// Tells of conflicts, each once until it is resolved: sizes that change meanwhile make it no other. // L4
  func tell(_ conflicts: [ConstraintConflict]) {
    guard !isFitting, !(conflicts.isEmpty && toldConflicts.isEmpty) else { return }
    let members = conflicts.isEmpty ? [:] : members
    for conflict in conflicts {
      let names = conflict.constraints.compactMap { members[$0] }
      guard toldConflicts.updateValue(conflict.broken, forKey: Set(names)) == nil else { continue }
      let broken = members[conflict.broken].map(describe) ?? "One"
      LayoutConflict.report(names.map(describe).sorted(), broken: broken)
    }
    for (names, broken) in toldConflicts where solver.isBroken(broken) != true { toldConflicts[names] = nil }
  }

  /// Who is meant by what the solver calls its constraints.
  private var members: [ConstraintID: LayoutConflict.Member] {
    var members = constraintOfName.mapValues { LayoutConflict.Member.constraint($0) }
    for (object, item) in items {
      for (place, name) in item.variables.fixed.enumerated() { members[name] = .frame(object, place) }
      for (place, name) in item.variables.content.enumerated() { members[name] = .content(object, place) }
    }
    return members
  }

  private func describe(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let name): return installed[name]?.constraint?.readable ?? "(gone)"
    case .frame(let name, _):
      guard let view = items[name]?.object as? UIView else { return "(gone)" }
      return "\(AnchorPlace.name(view)) has the frame \(view.frame)"
    case .content(let name, _): return "\(AnchorPlace.name(items[name]?.object)) has the size of its content"
    }
  }

  /// A call has laid out all that is marked, or has given up.
  func layoutEnded(isDone: Bool) {
    guard !isDone else {
      hasToldUnrest = false
      return
    }
    guard !hasToldUnrest else { return }
    hasToldUnrest = true
    let culprit: String =
      switch lastChange {
      case let constraint as NSLayoutConstraint: "the constraint \(constraint.readable)"
      case let item?: AnchorPlace.name(item)
      case nil: "a constraint that is gone"
      }
    LayoutConflict.tell(
      "The layout does not come to rest: after \(Self.roundsOfLayout) rounds \(culprit) is still changed whenever views are "
        + "laid out. The rest waits for the next frame. Change constraints in layoutSubviews() only where they differ.")
  }
}
