import Foundation
import OpenCollectionView

extension NSItemProvider {
  /// The bytes of a type, or the code of the error.
  func bytes(_ type: String) async -> Result<Data, LoadFailure> {
    await withCheckedContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type) { data, error in
        continuation.resume(returning: data.map { .success($0) } ?? .failure(LoadFailure(error)))
      }
    }
  }

  /// A text made of what there is.
  func text() async -> Result<String, LoadFailure> {
    await withCheckedContinuation { continuation in
      loadObject(ofClass: String.self) { text, error in
        continuation.resume(returning: text.map { .success($0) } ?? .failure(LoadFailure(error)))
      }
    }
  }
}

/// An error of a load, which can be compared.
struct LoadFailure: Error, Equatable {
  var domain: String
  var code: Int

  init(_ error: (any Error)?) {
    domain = (error as NSError?)?.domain ?? ""
    code = (error as NSError?)?.code ?? 0
  }

  init(_ code: NSItemProvider.ErrorCode) {
    domain = NSItemProvider.errorDomain
    self.code = code.rawValue
  }

  static let cancelled = LoadFailure(CocoaError(.userCancelled))
}
