import Foundation

/// How a layer's time follows from its parent's. Few layers have one of their own.
final class LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in its parent's, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  /// How fast the layer's time runs; 0 stops it and everything in it, to be scrubbed with ``timeOffset``.
  public var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// The place in its own time at which the layer begins, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// Kept for programs that set it. Layers last for ever.
  public var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Kept for programs that set it. Layers last for ever.
  public var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Kept for programs that set it. Layers last for ever.
  public var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Kept for programs that set it. Layers last for ever.
  public var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Kept for programs that set it. Layers last for ever.
  public var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// A time of `layer`'s in this layer's; nil means the clock's time, which is that of the root.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    self.time(at: layer?.clockTime(at: time) ?? time)
  }

  /// A time of this layer's in `layer`'s; nil means the clock's time.
  ///
  /// Where a layer's time stands still there is no way back, and the time at which it stands is taken for any.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let clockTime = self.clockTime(at: time)
    return layer?.time(at: clockTime) ?? clockTime
  }

  /// The layer's time at a time of the clock.
  func time(at clockTime: Double) -> Double {
    time(outside: parent?.time(at: clockTime) ?? clockTime)
  }

  /// The layer's time at a time of its parent's.
  func time(outside outer: Double) -> Double {
    guard let timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// The clock's time at a time of the layer.
  func clockTime(at time: Double) -> Double {
    var outer = time
    if let timing {
      let speed = Double(timing.speed)
      outer = timing.beginTime + (speed == 0 ? 0 : (time - timing.timeOffset) / speed)
    }
    return parent?.clockTime(at: outer) ?? outer
  }

  /// Tells whether the layer's time runs as the clock's does.
  var isOnTime: Bool { timing == nil && (parent?.isOnTime ?? true) }

  private var timing: LayerTiming? { extras?.timing }

  private func changeTiming(_ change: (LayerTiming) -> Void) {
    let extras = requireExtras()
    let timing = extras.timing ?? LayerTiming()
    change(timing)
    extras.timing = timing
    // What moves below is looked at in the next frame; what stands still there may have to move again.
    tree?.setNeedsCommit()
  }
}
