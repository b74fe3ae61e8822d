internal import ArtworkModel
internal import Diagnostics

extension ArtworkPreparation {
  func makeImages(
    _ sources: [PictureSource],
    each: @Sendable (Int, Result<ArtworkPack, ImageRefusal>?) -> Void
  ) throws(DiagnosticFailure) {
    for number in sources.indices { each(number, .failure(.decoderEnded("not yet"))) }
  }
}
