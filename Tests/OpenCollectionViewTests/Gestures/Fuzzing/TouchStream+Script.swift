import OpenCollectionView

extension TouchStream {
  /// The stream as the source of a test that plays it.
  var script: String {
    func list(_ name: String, _ lines: [String]) -> String {
      "  \(name): [\n" + lines.map { "    \($0),\n" }.joined() + "  ]"
    }
    return """
      let stream = TouchStream(
      \([
        list("views", views.map(\.script)), list("recognizers", recognizers.map(\.script)),
        list("reactions", reactions.map(\.script)), list("steps", steps.map(\.script)),
      ].joined(separator: ",\n")))
      #expect(Verdict(of: stream).problems == [])
      """
  }
}

extension TouchStream.ViewPlan {
  fileprivate var script: String {
    "ViewPlan(kind: .\(kind), parent: \(parent), frame: CGRect(x: \(frame.minX), y: \(frame.minY), "
      + "width: \(frame.width), height: \(frame.height)), takesSeveral: \(takesSeveral), isExclusive: \(isExclusive))"
  }
}

extension TouchStream.RecognizerPlan {
  fileprivate var script: String {
    "RecognizerPlan(kind: .\(kind), view: \(view), taps: \(taps), fingers: \(fingers), flags: \(flags), "
      + "answers: \(answers), requires: \(requires), isAbsent: \(isAbsent))"
  }
}

extension TouchStream.Reaction {
  fileprivate var script: String {
    "Reaction(trigger: .\(trigger), subject: \(subject), count: \(count), deed: \(deed.script))"
  }
}

extension TouchStream.Deed {
  // The description of a case is its name and values, as in source.
  fileprivate var script: String { ".\(self)" }
}

extension TouchStream.Step {
  fileprivate var script: String {
    switch self {
    case .report(let reports): ".report([\(reports.map(\.script).joined(separator: ", "))])"
    case .deed(let deed): ".deed(\(deed.script))"
    default: ".\(self)"
    }
  }
}

extension TouchStream.Report {
  fileprivate var script: String {
    func text(_ number: Double) -> String {
      number.isNaN ? ".nan" : number.isInfinite ? (number < 0 ? "-.infinity" : ".infinity") : "\(number)"
    }
    return
      "Report(finger: \(finger), phase: .\(phase), x: \(text(x)), y: \(text(y)), after: \(text(after)), kind: .\(kind))"
  }
}
