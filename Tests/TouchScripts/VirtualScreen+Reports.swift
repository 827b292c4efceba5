import GestureEngine
import OpenCollectionView
package import TouchTesting

extension VirtualScreen {
  /// Plays what was reported once more, with a frame for the reports of each moment, whatever frames there were.
  package func play(reportsOf recording: HostInputRecording) {
    advance(by: max(recording.start - now, 0))
    for input in recording.inputs {
      guard case .touches(let samples) = input else {
        receive(input)
        runFrame()
        continue
      }
      var rest = samples[...]
      while let time = rest.first?.time {
        let moment = rest.prefix { $0.time == time }
        rest = rest.dropFirst(moment.count)
        advance(by: max(time - now, 0))
        receive(.touches(Array(moment)))
        runFrame()
      }
    }
    advanceUntilRest()
  }
}
