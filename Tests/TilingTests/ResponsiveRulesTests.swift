import TestSupport
import Testing
import Tiling

@Suite("The thresholds of the responsive rules")
struct ResponsiveRulesTests {
  @Test("choose what the prediction chooses, in every container", arguments: sampleTilings.indices)
  func choices(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    let rules = ResponsiveRules(for: tiling)
    var generator = SeededGenerator(seed: 400 + UInt64(sample))
    for _ in 0..<2000 {
      let container = try generator.container()
      expectAgreement(tiling, rules, container)
    }
  }

  @Test("agree with the prediction on and beside each of them", arguments: sampleTilings.indices)
  func edges(sample: Int) throws {
    let tiling = try responsiveTiling(sampleTilings[sample])
    let rules = ResponsiveRules(for: tiling)
    for rule in rules.scaled {
      for step in [-0.25, 0, 0.25, 1, 100] {
        let container = try Extent(width: rule.width.points + step, height: rule.height.points)
        expectAgreement(tiling, rules, container)
        expectAgreement(
          tiling, rules, try Extent(width: container.width.points, height: rule.height.points + step))
      }
      guard let aspect = rule.aspect else { continue }
      // A container of just the shape at which two arrangements are equally good.
      let unit = 2 * rule.height.points / Double(aspect.denominator)
      for scale in [1.0, 3] where Double(aspect.numerator) * unit * scale < 90_000 {
        let (width, height) = (
          Double(aspect.numerator) * unit * scale, Double(aspect.denominator) * unit * scale
        )
        guard height < 90_000 else { continue }
        expectAgreement(tiling, rules, try Extent(width: width, height: height))
        expectAgreement(tiling, rules, try Extent(width: width + 0.01, height: height))
      }
    }
  }

  @Test(
    "are only as many as there are numbers of rows",
    arguments: [("568x320", 8), ("1024x768", 17), ("94x88", 1)])
  func few(view: String, count: Int) throws {
    let rules = ResponsiveRules(for: try responsiveTiling(view))
    #expect(rules.scaled.count == count)
    #expect(rules.widths.count == count - 1)
  }

  @Test("stay few for the largest page")
  func fewForMany() throws {
    #expect(ResponsiveRules(for: try responsiveTiling("9400x8800")).scaled.count < 210)
  }

  @Test(
    "grow in width and shrink in height, so that a later one can go over an earlier",
    arguments: sampleTilings.indices)
  func order(sample: Int) throws {
    let rules = ResponsiveRules(for: try responsiveTiling(sampleTilings[sample]))
    for (rule, next) in zip(rules.scaled, rules.scaled.dropFirst()) {
      #expect(rule.width < next.width && rule.height > next.height)
      #expect(rule.aspect.map { $0 < next.aspect ?? $0 } ?? true)
    }
    for (rule, next) in zip(rules.widths, rules.widths.dropFirst()) {
      #expect(rule.minimum < next.minimum && rule.rows > next.rows)
    }
  }

  /// Evaluates the rules as a browser does, the last that applies winning.
  private func expectAgreement(_ tiling: ResponsiveTiling, _ rules: ResponsiveRules, _ container: Extent) {
    let placement = tiling.placement(inContainer: container)
    guard placement.rule != .reference else { return }
    let scaled = rules.scaled.last { rule in
      container.width > rule.width && container.height > rule.height
        && rule.aspect.map { isWider(container, than: $0) } ?? true
    }
    let rows = rules.widths.last { container.width >= $0.minimum }?.rows ?? tiling.reference.perPage
    #expect((scaled != nil) == (placement.rule == .scaled), "\(container)")
    #expect(placement.rows == scaled?.choice.rows ?? rows, "\(container)")
    if let scaled { #expect(placement.columns == scaled.choice.columns, "\(container)") }
  }

  private func isWider(_ container: Extent, than aspect: Ratio) -> Bool {
    let one = container.width.units.multipliedFullWidth(by: aspect.denominator)
    let other = container.height.units.multipliedFullWidth(by: aspect.numerator)
    return (one.high, one.low) > (other.high, other.low)
  }
}
