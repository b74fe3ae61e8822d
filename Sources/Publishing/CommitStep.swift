/// A change on disk that a commit has made and can undo.
struct CommitStep: Sendable {
  enum Change: Sendable {
    /// This came from the staging area to where nothing was.
    case movedIn(StagedPlace)
    /// The file here and the staged one have changed places.
    case exchanged(StagedPlace)
    /// What was here is in the staging area.
    case movedOut(StagedPlace)
    /// What was here has its name in the staging area now; another file is here.
    case replaced(StagedPlace)
    /// An empty folder was here.
    case removedFolder(FolderStatus)
  }

  /// What was done.
  let change: Change
  /// Where, in the journal's arena.
  let path: PathSpan
}
