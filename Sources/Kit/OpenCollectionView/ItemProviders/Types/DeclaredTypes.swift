import DragEngine
import Synchronization

/// The types of data that this process knows: the public ones, and those that the program has declared.
enum DeclaredTypes {
  private static let table = Mutex(TypeTable.standard)

  static var present: TypeTable { table.withLock { $0 } }

  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || table.withLock { $0.conforms(identifier, to: other) }
  }

  @discardableResult static func declare(_ declaration: TypeDeclaration) -> Bool {
    table.withLock { $0.declare(declaration) }
  }
}
