import SwiftSyntax

/// Imports the library in the place of Apple's modules, and leaves out those that Linux does not have.
final class ImportRule: Rule {
  /// Modules that the library stands in for.
  static let replaced: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "ObjectiveC", "CoreFoundation",
  ]
  /// Modules that bring nothing that a port could need.
  private static let silent: Set<String> = [
    "os", "OSLog", "Darwin", "MobileCoreServices", "CoreServices", "simd", "Accelerate", "AudioToolbox",
  ]
  /// Modules of Apple's that nobody stands in for.
  static let missing: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AdSupport", "AddressBook", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay",
    "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAnimation", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit",
    "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "ShazamKit", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration",
    "TipKit", "UserNotifications", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WebKit", "WidgetKit", "iAd",
  ]
  /// Whether a module is one of Apple's, or of a toolchain's.
  static func isOfSystem(_ module: String) -> Bool {
    replaced.contains(module) || silent.contains(module) || missing.contains(module)
      || ["Foundation", "XCTest", "Swift", "Testing", "Dispatch", "OpenCollectionViewShim"].contains(module)
  }
  /// What on Apple's systems Foundation or other files bring.
  private static let broughtByOthers: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "Selector", "NSHashTable", "NSMapTable", "autoreleasepool",
    "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime", "CGAffineTransform", "NSKeyValueObservation", "observeValue",
    "objc_sync_enter", "objc_sync_exit", "class_getInstanceMethod", "class_getClassMethod", "NSException",
    "method_exchangeImplementations", "NSStringFromSelector", "NSSelectorFromString", "CFAbsoluteTime", "CFArray",
    "CFData", "CFDictionary", "CFNumber",
    "CFString", "CFTypeRef", "CFURL", "CGFont", "OSLog", "OSLogType", "Logger", "os_log", "os_unfair_lock",
    "os_unfair_lock_s", "os_unfair_lock_t",
  ]

  /// Types that are in a module of their own on Linux.
  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest",
    "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLProtocol",
    "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask",
    "URLSessionWebSocketTask",
  ]

  private var isLibraryImported = false
  /// Tells whether an import goes that brings Foundation on Apple's systems.
  private var losesFoundation = false
  private var isNetworkingImported = false
  private var needsNetworking: Bool { usesNetworking && !isNetworkingImported }
  private var usesNetworking = false
  private var foundation: ImportDeclSyntax?
  private var tests: ImportDeclSyntax?
  private var needsLibrary = false
  private var needsGeometry = false
  private static let geometry: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "IndexPath", "NSObject",
  ]

  override func apply() {
    super.apply()
    if needsNetworking {
      changes.end(with: "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif")
      changes.count(.imports)
    }
    guard !isLibraryImported else { return }
    guard let place = tests ?? (needsLibrary ? foundation : nil) else {
      // A framework with a header of its own imports UIKit for all of its files.
      if needsLibrary || needsGeometry, foundation == nil {
        changes.end(with: "import \(options.module)")
        changes.count(.imports)
      } else if losesFoundation, foundation == nil {
        changes.end(with: "import Foundation")
      }
      return
    }
    changes.insert("; import \(options.module)", at: place.endPositionBeforeTrailingTrivia, .imports)
    changes.count(.imports)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.path.map(\.name.text)
    guard let module = parts.first, !Conditions.isLeftOut(Syntax(node)) else { return .skipChildren }
    guard !options.ownModules.contains(module), !node.attributes.has("testable") else { return .skipChildren }
    if Self.replaced.contains(module) {
      isLibraryImported = true
      if let kind = node.importKindSpecifier { changes.remove(kind, .imports) }
      changes.replace(node.path, with: options.module, .imports)
    } else if module == options.module {
      isLibraryImported = true
    } else if module == "Foundation" {
      foundation = foundation ?? node
    } else if module == "FoundationNetworking" {
      isNetworkingImported = true
    } else if module == "XCTest" {
      tests = tests ?? node
    } else if Self.missing.contains(module) || Self.silent.contains(module) {
      // What needs SwiftUI or Combine is told of where it stands.
      if Self.missing.contains(module), module != "SwiftUI", module != "Combine" {
        changes.find(
          .imports, at: node, "Linux has no \(module), and the library none either: what uses it does not compile.")
      }
      losesFoundation = losesFoundation || module != "Darwin"
      changes.insert("// ", at: node.positionAfterSkippingLeadingTrivia, .imports)
      changes.count(.imports)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { needsLibrary = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.geometry.contains(node.baseName.text) { needsGeometry = true }
    if Self.networking.contains(node.baseName.text), program.type(node.baseName.text)?.declaration == nil {
      usesNetworking = true
    }
    if Self.broughtByOthers.contains(node.baseName.text) || isFromLibrary(node.baseName.text) { needsLibrary = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.geometry.contains(node.name.text) { needsGeometry = true }
    if Self.networking.contains(node.name.text), program.type(node.name.text)?.declaration == nil {
      usesNetworking = true
    }
    if Self.broughtByOthers.contains(node.name.text) || isFromLibrary(node.name.text) { needsLibrary = true }
    return .visitChildren
  }

  private func isFromLibrary(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.count > 3 && name.dropFirst(2).first?.isUppercase == true && name != "UIKit"
  }

  /// Names with their module before them.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), Self.replaced.contains(base.name.text) {
      changes.replace(base, with: "OpenCollectionView", .imports)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), Self.replaced.contains(base.baseName.text) {
      changes.replace(base, with: "OpenCollectionView", .imports)
    }
    return .visitChildren
  }
}
