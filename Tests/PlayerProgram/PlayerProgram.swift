import GestureEngine
import OpenCollectionView
import OpenCollectionViewPixels
import TouchTesting

/// A program for tests to start: replays recordings of a view that pans and waits for a second tap.
@main struct PlayerProgram {
  @MainActor static func main() {
    // With an argument its pans begin later than they did.
    let isChanged = CommandLine.arguments.contains("--changed")
    if CommandLine.arguments.contains("--silent") { return }
    print("The program says something of its own.")
    RecordingPlayer.run { screen in
      if isChanged { screen.scene.inputProfiles.finger.panMovement = 20 }
      let view = UIView(frame: screen.window.bounds)
      view.backgroundColor = .systemGreen
      view.addGestureRecognizer(UIPanGestureRecognizer())
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      single.require(toFail: double)
      view.addGestureRecognizer(double)
      view.addGestureRecognizer(single)
      screen.show(view)
    }
  }
}
