#if BrowserHost
import DevTools
import GestureEngine
import OpenCollectionView
import TouchTesting

extension TouchScript {
  /// The script as a browser plays it: fingers by touch events, pens and mice by pointer events.
  var pageSteps: [InputStep] {
    var steps: [InputStep] = []
    var rest = samples(from: 0, identifiersFrom: 0)[...]
    while let first = rest.first {
      let together = rest.prefix { $0.time == first.time && $0.phase == first.phase && $0.kind == first.kind }
      rest = rest.dropFirst(together.count)
      if first.kind == .finger {
        let points = together.map { TouchPoint(id: Int($0.identifier), x: $0.location.x, y: $0.location.y) }
        steps.append(InputStep(time: first.time, .touch(first.phase.touchPhase, points)))
        continue
      }
      for sample in together {
        let pointer = PointerSample(
          x: sample.location.x, y: sample.location.y, kind: sample.kind == .pencil ? .pen : .mouse)
        steps.append(InputStep(time: first.time, .pointer(first.phase.mouseAction, pointer)))
      }
    }
    return steps
  }
}

extension TouchSample.Phase {
  fileprivate var touchPhase: TouchPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  fileprivate var mouseAction: MouseAction {
    switch self {
    case .began: .pressed
    case .moved: .moved
    case .ended, .cancelled: .released
    }
  }
}
#endif
