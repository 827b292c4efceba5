public import Testing

#if os(Linux)
extension Trait where Self == OwnProcesses {
  /// See ``OwnProcesses``.
  public static var inOwnProcesses: Self { OwnProcesses() }

  /// The same for tests that go by real time: one that fails beside others is run once more by itself, and that counts.
  public static var inOwnProcessesInRealTime: Self { OwnProcesses(isSureAlone: true) }
}
#else
extension Trait where Self == ParallelizationTrait {
  /// One test after the other: only on Linux is the program that runs the tests one that can be started again.
  public static var inOwnProcesses: Self { .serialized }

  /// The same: here no test is beside others.
  public static var inOwnProcessesInRealTime: Self { .serialized }
}
#endif
