import BrowserHost
import Photos

// The same grid on pages; prints its address.
try BrowserHost(configuration: BrowserHostConfiguration(port: 0)).runUntilStopped(PhotosDelegate.self)
