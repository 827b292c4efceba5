extension GestureArena {
  /// Lets go on, or fail, those that were waiting, until nothing changes.
  ///
  /// Who asked first goes on first, whatever the numbers of the members: to wait does not cost a place. Our choice.
  func resolveWaiting() {
    guard waitingCount > 0 else { return }
    guard !isResolving else {
      mustResolveAgain = true
      return
    }
    isResolving = true
    defer { isResolving = false }
    repeat {
      mustResolveAgain = false
      for member in waitingMembers() {
        guard let held = entries[member].heldState else { continue }
        proceed(to: held, by: member, because: .released)
        if entries[member].heldState == nil { mustResolveAgain = true }
      }
      if !mustResolveAgain, failCycles() { mustResolveAgain = true }
    } while mustResolveAgain
  }

  private func waitingMembers() -> [Member] {
    entries.indices.filter { entries[$0].heldState != nil }
      .sorted { entries[$0].heldOrder < entries[$1].heldOrder }
  }

  /// Members that wait for each other, with no touch left that could decide, fail together. Those that wait for one of
  /// them, without being waited for in turn, go on. // G35
  private func failCycles() -> Bool {
    let stuck = stuckMembers()
    let cycle = stuck.filter { isReachable($0, from: $0, through: stuck) }
    for member in cycle { fail(member, because: .cycle) }
    return !cycle.isEmpty
  }

  /// Those that wait for nobody but each other and have no touch left.
  private func stuckMembers() -> [Member] {
    var stuck = entries.indices.filter { entries[$0].heldState != nil && entries[$0].liveTouches.isEmpty }
    while true {
      let still = stuck.filter { blockers(of: $0).allSatisfy(stuck.contains) }
      if still.count == stuck.count { return stuck }
      stuck = still
    }
  }

  private func isReachable(_ goal: Member, from start: Member, through members: [Member]) -> Bool {
    var reached: Set<Member> = []
    var open = [start]
    while let member = open.popLast() {
      for blocker in blockers(of: member) where members.contains(blocker) && reached.insert(blocker).inserted {
        if blocker == goal { return true }
        open.append(blocker)
      }
    }
    return false
  }

  /// Those that a member waits for.
  private func blockers(of member: Member) -> [Member] {
    let touches = entries[member].touches
    return entries.indices.filter {
      isRival($0, of: member, for: touches) && requirements[pair(member, $0)] == true && entries[$0].state == .possible
    }
  }
}
