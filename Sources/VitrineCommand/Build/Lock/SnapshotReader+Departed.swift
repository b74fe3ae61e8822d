internal import CatalogModel
internal import Records
internal import Snapshots
internal import StoreSearch

extension SnapshotReader {
  /// Reads the file with a search's departed items, when they are to have pages or the file is to be checked; the bytes
  /// are nil when they cannot be read or are only to be checked.
  func scanDeparted(_ source: DepartedSource) -> (scan: ScannedDeparted, bytes: [UInt8]?)? {
    guard source.isShown || check == .digest else { return nil }
    do throws(InputFault) {
      let bytes = try bytes(of: source)
      let content = Fingerprint(of: bytes)
      let isAsRecorded = check.isAsRecorded(bytes, content, source.record.content)
      let scan = ScannedDeparted(content: .success(content), isAsRecorded: isAsRecorded)
      return (scan, source.isShown ? bytes : nil)
    } catch {
      return (ScannedDeparted(content: .failure(error), isAsRecorded: false), nil)
    }
  }

  /// The outlines of the departed items that the lock has, in the order of their file.
  func departedOutlines(
    _ bytes: [UInt8]?, of source: DepartedSource
  ) -> (outlines: [ItemOutline], fault: String?) {
    guard let bytes else { return ([], nil) }
    do throws(AnswerFault) {
      let answer = try decoder(for: source.country).outline(
        bytes, searchName: "", withArtwork: wantsPictures
      ) { _ in [] }
      let known = source.itemsByKey
      return (answer.outlines.filter { known[$0.key] != nil }, nil)
    } catch {
      return ([], error.problem.message)
    }
  }

  /// Reads the departed items that the lock has, in the order of their file, with what stands for its bytes; nil when
  /// the file cannot be read any more.
  func readDeparted(_ source: DepartedSource) -> Reading? {
    guard let bytes = try? bytes(of: source),
      let decoded = try? decoder(for: source.country).decode(bytes, searchName: "")
    else { return nil }
    let known = source.itemsByKey
    return Reading(
      items: decoded.answer.items.filter { known[$0.key] != nil }, content: Fingerprint(of: bytes))
  }

  private func bytes(of source: DepartedSource) throws(InputFault) -> [UInt8] {
    try InputFile.read(source.path, limit: limits.bytes, slack: SnapshotDecoder.slack)
  }
}
