import Foundation
import LayerEngine
import RasterKernel

/// The steps of a picture, in the order in which they are drawn.
struct StepList {
  /// A group whose end is yet to come.
  struct Group {
    fileprivate var start: Int
    fileprivate var bounds: PixelRect
  }

  /// The part of the picture that the clips in force leave.
  struct Clip {
    fileprivate(set) var first: Int32 = 0
    fileprivate(set) var count: Int32 = 0
    var bounds: PixelRect
  }

  private(set) var steps: [RasterStep] = []
  /// The layer that each step comes from.
  private(set) var sources: [LayerID] = []
  /// The layer that the next steps come from.
  var source = LayerID(rawValue: 0)
  private(set) var clips: [RasterCoverage] = []
  private(set) var clipIndices: [Int32] = []
  /// The objects that the steps point to.
  private(set) var kept: [AnyObject] = []
  /// The drawings whose pixels the steps show, each with its step; nil for one that is needed as a whole.
  private(set) var shown: [(tile: ImageTile, step: Int?)] = []
  private var groups: [Group] = []

  mutating func keep(_ object: AnyObject) { kept.append(object) }

  // MARK: Clips

  /// Narrows a clip.
  mutating func narrow(_ clip: Clip, to coverage: RasterCoverage, within bounds: PixelRect) -> Clip {
    var narrowed = clip
    if coverage.isInverted == 0 { narrowed.bounds = clip.bounds.intersection(bounds) }
    let number = Int32(clips.count)
    clips.append(coverage)
    narrowed.first = Int32(clipIndices.count)
    for index in clip.first..<clip.first + clip.count { clipIndices.append(clipIndices[Int(index)]) }
    clipIndices.append(number)
    narrowed.count = clip.count + 1
    return narrowed
  }

  // MARK: Steps

  mutating func add(_ step: RasterStep, within bounds: PixelRect, clip: Clip) {
    let bounds = bounds.intersection(clip.bounds)
    guard !bounds.isEmpty else { return }
    var step = step
    step.set(bounds)
    step.firstClip = clip.first
    step.clipCount = clip.count
    append(step)
    note(bounds)
  }

  /// Adds a step that shows an image, of which only what is seen of it is needed.
  mutating func add(_ step: RasterStep, showing tile: ImageTile, within bounds: PixelRect, clip: Clip) {
    let count = steps.count
    add(step, within: bounds, clip: clip)
    keep(tile)
    guard steps.count > count else { return }
    let isPart = groups.isEmpty && step.paint.isBent == 0 && step.paint.isAffine != 0
    shown.append((tile, isPart ? count : nil))
  }

  private mutating func append(_ step: RasterStep) {
    steps.append(step)
    sources.append(source)
  }

  private mutating func removeLast(_ count: Int) {
    steps.removeLast(count)
    sources.removeLast(count)
  }

  private mutating func note(_ bounds: PixelRect) {
    guard let last = groups.indices.last else { return }
    groups[last].bounds = groups[last].bounds.union(bounds)
  }

  mutating func beginGroup() {
    groups.append(Group(start: steps.count, bounds: .empty))
    var step = RasterStep()
    step.kind = Int32(RasterStepBeginGroup)
    append(step)
  }

  /// Ends a group, which is as large as what it holds.
  mutating func endGroup(_ end: RasterStep, clip: Clip) {
    let group = groups.removeLast()
    let isMask = end.kind == Int32(RasterStepEndMask)
    guard !group.bounds.isEmpty || isMask else {
      removeLast(steps.count - group.start)
      return
    }
    var end = end
    var shown = group.bounds
    if end.hasShadow != 0 {
      let reach = Int(raster_blur_reach(end.deviation))
      shown = shown.union(group.bounds.offset(by: Int(end.shadowX), Int(end.shadowY)).expanded(by: reach))
    }
    shown = shown.intersection(clip.bounds)
    guard !shown.isEmpty || isMask else {
      removeLast(steps.count - group.start)
      return
    }
    end.set(shown)
    end.firstClip = clip.first
    end.clipCount = clip.count
    steps[group.start].set(group.bounds)
    steps[group.start].length = Int32(steps.count - group.start)
    append(end)
    if !isMask { note(shown) }
  }
}

extension RasterStep {
  mutating func set(_ bounds: PixelRect) {
    (x0, y0, x1, y1) = (Int32(bounds.minX), Int32(bounds.minY), Int32(bounds.maxX), Int32(bounds.maxY))
  }

  var bounds: PixelRect { PixelRect(minX: Int(x0), minY: Int(y0), maxX: Int(x1), maxY: Int(y1)) }
}
