import ArgumentParser

@main struct UIKitPortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uikit-port",
    abstract: "Writes UIKit source such that it builds with OpenCollectionView; the source stays as it is.",
    subcommands: [PortCommand.self, InitCommand.self], defaultSubcommand: PortCommand.self)
}
