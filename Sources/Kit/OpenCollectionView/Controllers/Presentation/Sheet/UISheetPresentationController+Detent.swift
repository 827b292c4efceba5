public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// sheet.detents = [.medium(), .large()]
  /// sheet.detents = [.custom(identifier: .small) { context in 0.3 * context.maximumDetentValue }]
  /// ```
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name by which a height is selected.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String
      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Of a sheet of half the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Of a sheet of the whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half of the height of what the sheet is shown in. Not there where that is low, as on a phone on its side.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetDetentContext)?.half ?? context.maximumDetentValue / 2
      }
    }

    /// As high as a sheet can be.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: the name by which the height is selected; nil for one that nobody else has.
    ///   - resolver: answers with the height in points, without what lies over the device's lower edge; nil where the sheet
    ///     does not rest there. Heights above the largest are as high as that. It is asked when the sheet's surroundings, or its
    ///     detents, are others; see ``UISheetPresentationController/invalidateDetents()``.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      customs += 1
      return Detent(identifier ?? Identifier("custom \(customs)"), resolver: resolver)
    }

    /// How many heights programs have made, for the names of those without.
    private static var customs = 0

    /// The answer of a resolver for a height at which the sheet does not rest: nil.
    public static let inactive: CGFloat? = nil

    /// The height in surroundings, in points, without what lies over the device's lower edge; nil where the sheet does not rest there.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The surroundings for which a height of a sheet is asked.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of what the sheet is shown in.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a sheet that is as high as it can be, in points, without what lies over the device's lower edge.
  var maximumDetentValue: CGFloat { get }
}

/// The surroundings for which a sheet's heights are asked.
struct SheetDetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// Half of the container, without what lies over the device's lower edge.
  let half: CGFloat
}
