extension TextRun {
  func moved(source: Int) -> TextRun { TextRun(source: self.source + source, target: target, length: length) }
  func moved(target: Int) -> TextRun { TextRun(source: source, target: self.target + target, length: length) }

  /// The run without halves of pairs of surrogates at its ends; nil where nothing is left.
  func cut(in source: [UInt16], _ target: [UInt16]) -> TextRun? {
    var run = self
    if source.cutsPair(at: run.source) || target.cutsPair(at: run.target) {
      run = TextRun(source: run.source + 1, target: run.target + 1, length: run.length - 1)
    }
    if run.length > 0, source.cutsPair(at: run.sourceEnd) || target.cutsPair(at: run.targetEnd) { run.length -= 1 }
    return run.length > 0 ? run : nil
  }
}

extension Array where Element == TextRun {
  /// The first place from which on a condition holds that holds for all that follow.
  func partitionIndex(where holds: (TextRun) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if holds(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
