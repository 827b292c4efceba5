import LayerEngine
import RasterKernel

/// The pixels that have not moved with the others.
struct StillPixels {
  private let old: MovedPixels.Scene
  private let new: MovedPixels.Scene
  private let x: Int
  private let y: Int
  private let all: PixelRect
  /// The pixels that cannot be moved ones.
  private(set) var rects: [PixelRect] = []

  /// Tells how a unit stands to its partner.
  private enum Standing {
    /// It has moved with the others, under clips that lie still and leave this whole.
    case moved(WholePixels)
    /// It lies still, and is of one colour in this.
    case still(WholePixels)
    /// It lies still.
    case fixed
  }

  /// Nothing yet, for things that have moved so many pixels to the right and down.
  init(old: MovedPixels.Scene, new: MovedPixels.Scene, x: Int, y: Int, all: PixelRect) {
    (self.old, self.new, self.x, self.y, self.all) = (old, new, x, y, all)
  }

  /// Looks at all units of both pictures.
  mutating func look(at pairs: StepPairs) {
    var standings: [(new: Int, old: Int, standing: Standing)] = []
    for (index, unit) in pairs.newUnits.enumerated() {
      guard let partner = pairs.partners[index],
        let standing = standing(unit.steps, pairs.oldUnits[partner].steps)
      else { continue }
      standings.append((index, partner, standing))
    }
    // The same things in another order make other pixels: those that keep their order count.
    let kept = Self.longestRise(standings.map(\.old))
    var isKnownNew = [Bool](repeating: false, count: pairs.newUnits.count)
    var isKnownOld = [Bool](repeating: false, count: pairs.oldUnits.count)
    for index in kept {
      let (now, before, standing) = standings[index]
      (isKnownNew[now], isKnownOld[before]) = (true, true)
      take(standing, pairs.newUnits[now], pairs.oldUnits[before])
    }
    for (index, unit) in pairs.newUnits.enumerated() where !isKnownNew[index] { exclude([unit.bounds], new: unit) }
    for (index, unit) in pairs.oldUnits.enumerated() where !isKnownOld[index] {
      exclude([unit.bounds.offset(by: x, y)], old: unit)
    }
  }

  private mutating func take(_ standing: Standing, _ now: StepUnit, _ before: StepUnit) {
    let moved = before.bounds.offset(by: x, y)
    switch standing {
    case .moved(let whole) where endsAlike(now.bounds, moved, whole), .still(let whole):
      exclude(whole.broken(in: now.bounds, movedBy: x, y), new: now)
      exclude(whole.broken(in: moved, movedBy: x, y), old: before)
    case .moved, .fixed:
      exclude([now.bounds], new: now)
      exclude([moved], old: before)
    }
  }

  /// Tells whether the bounds of what has moved end where clips that lie still do, and nowhere else.
  private func endsAlike(_ now: PixelRect, _ moved: PixelRect, _ whole: WholePixels) -> Bool {
    let both = all.intersection(all.offset(by: x, y)).intersection(whole.inner).intersection(
      whole.inner.offset(by: x, y))
    let (one, other) = (now.intersection(both), moved.intersection(both))
    return one == other || (one.isEmpty && other.isEmpty)
  }

  /// Takes out pixels where a unit of the new picture is seen.
  private mutating func exclude(_ parts: [PixelRect], new unit: StepUnit) {
    for part in parts {
      let inside = part.intersection(all)
      let seen = new.seen.seen(of: unit.steps.lowerBound, inside, in: [inside])
      if !seen.isEmpty { rects.append(seen) }
    }
  }

  /// Takes out pixels to which those would be moved where a unit of the old picture is seen.
  private mutating func exclude(_ parts: [PixelRect], old unit: StepUnit) {
    for part in parts {
      let inside = part.offset(by: -x, -y).intersection(all)
      let seen = old.seen.seen(of: unit.steps.lowerBound, inside, in: [inside])
      if !seen.isEmpty { rects.append(seen.offset(by: x, y)) }
    }
  }

  // MARK: Pairs

  /// How a unit stands to its partner; nil for one that has changed.
  private func standing(_ now: Range<Int>, _ before: Range<Int>) -> Standing? {
    guard now.count == before.count else { return nil }
    return old.list.steps.withUnsafeBufferPointer { from in
      new.list.steps.withUnsafeBufferPointer { to in
        let (a, b) = (to.baseAddress! + now.lowerBound, from.baseAddress! + before.lowerBound)
        if now.count == 1 { return standing(a, b) }
        return groupMoves(a, b, now.count) ? .moved(WholePixels()) : nil
      }
    }
  }

  /// How a step that paints stands to its partner.
  private func standing(_ now: UnsafePointer<RasterStep>, _ before: UnsafePointer<RasterStep>) -> Standing? {
    guard now.pointee.kind == Int32(RasterStepPaint), now.pointee.clipCount == before.pointee.clipCount else {
      return nil
    }
    if raster_step_moves(now, before, Int32(x), Int32(y)) != 0, let whole = clips(now, before, x, y) {
      return .moved(whole)
    }
    guard raster_step_moves(now, before, 0, 0) != 0, var whole = clips(now, before, 0, 0) else { return nil }
    guard now.pointee.paint.kind == Int32(RasterPaintColor), now.pointee.hasHole == 0,
      whole.add(now.pointee.coverage)
    else { return .fixed }
    return .still(whole)
  }

  /// The pixels that the clips which lie still leave whole; nil where one has changed, or it is not known.
  private func clips(
    _ now: UnsafePointer<RasterStep>, _ before: UnsafePointer<RasterStep>, _ x: Int, _ y: Int
  ) -> WholePixels? {
    var whole = WholePixels()
    for offset in 0..<Int(now.pointee.clipCount) {
      var clip = new.list.clips[Int(new.list.clipIndices[Int(now.pointee.firstClip) + offset])]
      var other = old.list.clips[Int(old.list.clipIndices[Int(before.pointee.firstClip) + offset])]
      if (x, y) != (0, 0), raster_clip_moves(&clip, &other, Int32(x), Int32(y)) != 0 { continue }
      guard raster_clip_moves(&clip, &other, 0, 0) != 0, whole.add(clip) else { return nil }
    }
    return whole
  }

  /// Tells whether all of a group has moved, with the clips in it: what it blurs is seen from further away.
  private func groupMoves(
    _ now: UnsafePointer<RasterStep>, _ before: UnsafePointer<RasterStep>, _ count: Int
  ) -> Bool {
    for offset in 0..<count {
      let (a, b) = (now + offset, before + offset)
      guard a.pointee.kind != Int32(RasterStepBackdrop), a.pointee.bounds == b.pointee.bounds.offset(by: x, y),
        a.pointee.clipCount == b.pointee.clipCount, raster_step_moves(a, b, Int32(x), Int32(y)) != 0
      else { return false }
      for clip in 0..<Int(a.pointee.clipCount) {
        var one = new.list.clips[Int(new.list.clipIndices[Int(a.pointee.firstClip) + clip])]
        var other = old.list.clips[Int(old.list.clipIndices[Int(b.pointee.firstClip) + clip])]
        guard raster_clip_moves(&one, &other, Int32(x), Int32(y)) != 0 else { return false }
      }
    }
    return true
  }

  // MARK: Order

  /// The places of a longest rising sequence in some numbers that are all different.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    // The place of the least last number of a sequence of each length, and what comes before each number.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : -1
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var found: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      found.append(place)
      place = previous[place]
    }
    return found.reversed()
  }
}
