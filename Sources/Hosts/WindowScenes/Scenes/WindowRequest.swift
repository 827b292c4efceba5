import Foundation
import OpenCollectionView

/// Something that a program asks of its windows, which is done between two frames.
enum WindowRequest {
  /// Another window is opened, whose scene shows some activities; who asked is told why that cannot be.
  case open(Set<NSUserActivity>, failure: @MainActor (any Error) -> Void)
  /// A window is closed.
  case close(WindowSession)
}
