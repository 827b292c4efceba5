import AllocationCounter

/// What a piece of work took of the thread that did it: processor time, not the time on the wall, because other programs
/// share the processor.
struct Cost: Sendable {
  var nanoseconds: Int
  var allocations: Int

  /// The cost of `work`. The two readings themselves add about 0.5 µs: measure many repetitions at once.
  @MainActor init(of work: () -> Void) {
    let allocationsBefore = allocation_count()
    let timeBefore = thread_cpu_nanoseconds()
    work()
    let timeAfter = thread_cpu_nanoseconds()
    nanoseconds = Int(timeAfter - timeBefore)
    allocations = allocation_count() - allocationsBefore
  }

  /// The time in hundredths of another one; 0 where the other took none.
  func percent(of other: Cost) -> Int {
    other.nanoseconds > 0 ? Int((Double(nanoseconds) / Double(other.nanoseconds) * 100).rounded()) : 0
  }
}
