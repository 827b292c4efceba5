import OpenCollectionView

/// Listens, and keeps nothing but the number of events.
final class CountingSink: TraceSink {
  private(set) var count = 0
  func receive(_ event: TraceEvent) { count += 1 }
}
