import Photos
import WindowHost

// The grid in a native window of 1,024 by 768 pixels.
var configuration = WindowHostConfiguration(title: "Photos", width: 1024, height: 768)
configuration.scale = 1
configuration.stateFolder = nil
try WindowHost(configuration: configuration).run(PhotosDelegate.self)
