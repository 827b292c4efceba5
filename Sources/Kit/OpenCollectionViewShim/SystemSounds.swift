#if !canImport(UIKit)
public import Foundation

/// A sound of the module `AudioToolbox`.
///
/// Pages and displays have nothing here that makes sounds or shakes: programs that play them run as they are, in silence.
public typealias SystemSoundID = UInt32

/// An answer of a function of Apple's: 0 where all is well.
public typealias OSStatus = Int32

/// The answer that all is well.
public let noErr: OSStatus = 0

/// The sound that shakes a telephone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays a sound: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and calls a closure when it is over: nothing is heard, and the closure is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Plays a sound that warns: nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Makes a sound of a file, with a number that is not 0.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0x1000
  return noErr
}

/// Forgets a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { noErr }
#endif
