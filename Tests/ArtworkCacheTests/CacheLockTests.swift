import ArtworkCache
import Foundation
import TestSupport
import Testing

@Suite("Claims to the cache")
struct CacheLockTests {
  @Test("of builds go together; a fetch that would remove something gives up while there are any")
  func sources() throws {
    let site = try TemporaryFolder()
    let folder = ArtworkFolder(site: site.url.path)
    #expect(folder.lockSources(.shared) == nil)
    try folder.make()
    try folder.sources.prepare()
    do {
      let (one, other) = (folder.lockSources(.shared), folder.lockSources(.shared))
      #expect(one != nil && other != nil)
      #expect(folder.lockSources(.alone) == nil)
    }
    let alone = try #require(folder.lockSources(.alone))
    #expect(folder.lockSources(.alone) == nil)
    withExtendedLifetime(alone) {}
  }
}
