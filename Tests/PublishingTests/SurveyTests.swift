import Publishing
import Testing

@Suite("A dry run says what a build would do")
struct SurveyTests {
  /// What may stand in the way of the new files.
  enum Obstacle: CaseIterable {
    case none, ownFile, ownFileGone, foreignFile, foreignInFolder, emptyFolder, fileForFolder, linkForFolder,
      staleLink

    func stand(in tree: OutputTree) throws {
      switch self {
      case .none: break
      case .ownFile: try tree.write("other", to: "same")
      case .ownFileGone: try tree.remove("old")
      case .foreignFile: try tree.write("mine", to: "new")
      case .foreignInFolder: try tree.write("mine", to: "new/file")
      case .emptyFolder: try tree.makeFolder("new")
      case .fileForFolder: try tree.write("mine", to: "folder")
      case .linkForFolder: try tree.link("folder", to: "same")
      case .staleLink:
        try tree.remove("old")
        try tree.link("old", to: "same")
      }
    }
  }

  @Test("whatever stands in the way", arguments: Obstacle.allCases, [false, true])
  func agrees(_ obstacle: Obstacle, force: Bool) throws {
    let tree = try OutputTree()
    try tree.build(["same": "1", "old": "2"])
    try obstacle.stand(in: tree)
    let before = try tree.contents(withControl: true)
    let files = ["same": "1", "new": "3", "folder/a": "4", "folder/b": "5"]
    var surveyed: OutputReport?
    let survey = try OutputSurvey(path: tree.path, force: force)
    let refused = fault {
      let surveyor = survey.makeSurveyor()
      for (path, text) in files { try surveyor.put(path, Array(text.utf8)) }
      surveyor.finish()
      surveyed = try survey.report()
    }
    #expect(try tree.contents(withControl: true) == before)
    var built: OutputReport?
    let fault = fault { built = try tree.build(files, force: force) }
    #expect(refused == fault)
    #expect(surveyed == built)
  }
}
