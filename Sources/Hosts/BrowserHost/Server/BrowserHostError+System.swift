#if BrowserHost
import Foundation
import NIOCore
import NIOPosix

extension BrowserHostError {
  /// The meaning of the system's error for the person at the keyboard.
  init(_ error: any Error, host: String, port: Int) {
    if error is SocketAddressError {
      self = .hostNotHere(host)
      return
    }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portInUse(host: host, port: port)
    case EACCES, EPERM: self = .portNotAllowed(host: host, port: port)
    case EADDRNOTAVAIL: self = .hostNotHere(host)
    default: self = .cannotListen(host: host, port: port, reason: "\(error)")
    }
  }
}
#endif
