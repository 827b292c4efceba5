// What `import UIKit` brings besides UIKit: Foundation, Core Graphics' values and Core Animation's layers.
@_exported public import DecisionTrace
@_exported public import Foundation
@_exported public import LayerEngine
@_exported public import PlaneGeometry
