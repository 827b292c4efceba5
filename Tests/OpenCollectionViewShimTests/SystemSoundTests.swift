import Foundation
import OpenCollectionViewShim
import Testing

@Suite struct SystemSoundTests {
  @Test func `a sound of a file has a number, and is played in silence`() {
    var sound: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/drop.caf"), &sound) == noErr)
    #expect(sound != 0)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    #expect(AudioServicesDisposeSystemSoundID(sound) == noErr)
  }

  @Test func `what is left to do when a sound is over is done`() {
    var isOver = false
    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isOver = true }
    #expect(isOver)
  }

  @Test func `values are mixed, and kept between bounds`() {
    #expect(simd_mix(10 as CGFloat, 20, 0.25) == 12.5)
    #expect(simd_mix(10.0, 20, 2) == 30)
    #expect(simd_clamp(7 as CGFloat, 0, 5) == 5 && simd_clamp(-1.0, 0, 5) == 0)
  }
}
