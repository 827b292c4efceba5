import PortedPrograms
import Testing

@MainActor @Suite struct ProgramTests {
  @Test(arguments: Program.all)
  func `a ported program answers what it answers on iOS`(program: Program) {
    #expect(program.run() == program.expected)
  }
}
