import DecisionTrace
import LayerEngine

/// Counts what is done on a screen, from what the library tells everybody.
final class WorkMeter: TraceSink {
  var work = Work()

  func receive(_ event: TraceEvent) {
    switch event.decision {
    case .layoutPrepared: work.preparations += 1
    case .attributesQueried(_, _, let count):
      work.queries += 1
      work.attributesAnswered += count
    case .viewMade(_, _, let kind):
      if kind == nil { work.cellsMade += 1 } else { work.supplementaryViewsMade += 1 }
    case .viewReused(_, _, let kind):
      if kind == nil { work.cellsReused += 1 } else { work.supplementaryViewsReused += 1 }
    case .touchAdmitted, .touchRefused: work.recognizersAsked += 1
    case .recognizerChanged: work.stateChanges += 1
    default: break
    }
  }

  func add(_ commit: LayerCommit) {
    work.commits += 1
    work.layersCreated += commit.created.count
    work.layersRemoved += commit.removed.count
    work.valuesChanged += commit.changed.count
    // Values come grouped by layer.
    var last: LayerID?
    for change in commit.changed where change.layer != last {
      work.layersChanged += 1
      last = change.layer
    }
  }
}
