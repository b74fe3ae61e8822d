import StoreSearch
import Testing

@Suite("When a server wants to be asked again")
struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, the date of the specification's examples.
  private static let example: Int64 = 784_111_777

  @Test(
    "is a number of seconds, up to a day",
    arguments: [
      ("0", 0), ("29", 29), (" 120 ", 120), ("\t7", 7), ("007", 7), ("86400", 86_400), ("86401", 86_400),
      ("99999999999999999999", 86_400),
    ])
  func seconds(header: String, seconds: Int) {
    #expect(RetryAfter.seconds(header, now: Self.example) == seconds)
  }

  @Test(
    "is a date in any of three forms",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
  func forms(header: String) {
    #expect(RetryAfter.seconds(header, now: Self.example) == 0)
    #expect(RetryAfter.seconds(header, now: Self.example - 29) == 29)
    #expect(RetryAfter.seconds(header, now: Self.example + 1) == 0)
    #expect(RetryAfter.seconds(header, now: Self.example - 90_000) == 86_400)
  }

  @Test(
    "is a date of any year",
    arguments: [
      ("Thu, 01 Jan 1970 00:00:10 GMT", 0, 10), ("Wed, 31 Dec 1969 23:59:59 GMT", -10, 9),
      ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_390, 10), ("Fri, 31 Dec 1999 23:59:60 GMT", 946_684_790, 10),
      ("Mon, 30 Nov 2026 12:00:00 GMT", 1_796_039_990, 10),
      ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_789, 10),
      ("Monday, 30-Nov-26 12:00:00 GMT", 1_796_039_990, 10),
      ("Sunday, 01-Mar-00 00:00:00 GMT", 4_107_542_390, 10),
      ("Thursday, 31-Dec-99 23:59:59 GMT", 946_684_789, 10),
    ] as [(String, Int64, Int)])
  func years(header: String, now: Int64, seconds: Int) {
    #expect(RetryAfter.seconds(header, now: now) == seconds)
  }

  @Test("no time makes it overflow", arguments: [Int64.min, Int64.min + 1, -1, 0, Int64.max])
  func extremes(now: Int64) {
    for header in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Fri, 31 Dec 9999 23:59:59 GMT",
      "Mon, 01 Jan 0000 00:00:00 GMT",
    ] {
      #expect((0...86_400).contains(RetryAfter.seconds(header, now: now) ?? -1))
    }
  }

  @Test(
    "is nothing when it is neither",
    arguments: [
      "", " ", "-1", "+1", "1.5", "1e3", "soon", "١", "1 2", "Sun, 06 Nov 1994 08:49:37",
      "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
      "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 29 Feb 1995 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 06 nov 1994 08:49:37 GMT", "Son, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT",
      "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
      "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37: GMT",
      "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Nov 08:49:37 GMT", "Sun Nov 6 08:49:37 94",
      "1994-11-06T08:49:37Z", String(repeating: "1", count: 1_000),
    ])
  func garbage(header: String) {
    #expect(RetryAfter.seconds(header, now: Self.example) == nil)
  }
}
