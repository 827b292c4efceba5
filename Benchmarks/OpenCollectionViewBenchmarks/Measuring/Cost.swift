import AllocationCounter

/// What a piece of work took of the thread that did it: processor time, not the time on the wall, because other programs
/// share the processor.
struct Cost: Sendable {
  var nanoseconds: Int
  var allocations: Int

  private init(nanoseconds: Int, allocations: Int) {
    self.nanoseconds = nanoseconds
    self.allocations = allocations
  }

  /// The cost of `work`. The two readings themselves add about 0.5 µs: measure many repetitions at once.
  @MainActor init(of work: () -> Void) {
    self = withoutActuallyEscaping(work) { work in
      var work = work
      let allocationsBefore = allocation_count()
      let timeBefore = thread_cpu_nanoseconds()
      measured_work({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, &work)
      let timeAfter = thread_cpu_nanoseconds()
      return Cost(nanoseconds: Int(timeAfter - timeBefore), allocations: allocation_count() - allocationsBefore)
    }
  }

  /// The time in hundredths of another one; 0 where the other took none.
  func percent(of other: Cost) -> Int {
    other.nanoseconds > 0 ? Int((Double(nanoseconds) / Double(other.nanoseconds) * 100).rounded()) : 0
  }
}
