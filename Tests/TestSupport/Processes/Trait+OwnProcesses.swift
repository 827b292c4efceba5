public import Testing

#if os(Linux)
extension Trait where Self == OwnProcesses {
  /// See ``OwnProcesses``.
  public static var inOwnProcesses: Self { OwnProcesses() }
}
#else
extension Trait where Self == ParallelizationTrait {
  /// One test after the other: only on Linux is the program that runs the tests one that can be started again.
  public static var inOwnProcesses: Self { .serialized }
}
#endif
