public import Foundation

extension Bundle {
  /// Makes the objects of a nib for an owner; nil where there is no such nib. See ``UINib``.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - owner: what the nib calls its owner, whose outlets are set; the module of its class is the first that is looked in.
  ///   - options: kept for programs that give some.
  ///   - file: where this is called: the file's module is looked in, too.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    if let owner = owner as? AnyObject { InterfaceFiles.look(inModuleOf: type(of: owner)) }
    if let module = InterfaceFiles.module(of: file, separator: "/") { InterfaceFiles.look(in: module) }
    guard UINib.isDefined(name) else { return nil }
    return UINib.instantiate(name, owner: owner)
  }
}
