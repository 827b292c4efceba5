/// The kinds of list content that follow the list around: in sidebars, say, they have other margins. // I27
enum ListContentStyle: Hashable {
  case cell
  case subtitleCell
  case header
  case footer

  /// The content as a list of an appearance has it; as a list of groups does where nothing is said.
  func content(in environment: UIListEnvironment) -> UIListContentConfiguration {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    return switch self {
    case .cell: isSidebar ? .sidebarCell() : .cell()
    case .subtitleCell: isSidebar ? .sidebarSubtitleCell() : .subtitleCell()
    case .header: isSidebar ? .sidebarHeader() : environment == .plain ? .plainHeader() : .groupedHeader()
    case .footer: environment == .plain ? .plainFooter() : .groupedFooter()
    }
  }
}
