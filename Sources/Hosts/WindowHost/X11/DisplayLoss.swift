#if WindowHost
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Has a program end with a sentence when its X server goes: the library of the X Window System ends it in any case.
///
/// Where it was is kept from the last time at which nothing moved, and it is there again when it is started again.
enum DisplayLoss {
  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private typealias ErrorHandler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> ErrorHandler?

  /// The exit code of such an end.
  static let exitCode: Int32 = 1

  /// Tells of the loss from now on, and has single requests fail without an end: what a window of another program is
  /// asked for, which has gone, is no error of this one.
  static func tell() {
    // SDL has loaded the library.
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
      let function = dlsym(library, "XSetIOErrorHandler")
    else { return }
    if let function = dlsym(library, "XSetErrorHandler") {
      _ = unsafeBitCast(function, to: SetErrorHandler.self)({ _, _ in 0 })
    }
    let setHandler = unsafeBitCast(function, to: SetHandler.self)
    _ = setHandler { _ in
      let sentence = "The display has gone, and the program with it: where it was is kept for its next start.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
      exit(DisplayLoss.exitCode)
    }
  }
}
#endif
