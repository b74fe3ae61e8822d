import Diagnostics

/// Puts the events of one document together, aliases followed, within limits.
struct YAMLTreeBuilder {
  /// What an anchor names: something still being read, or a finished node with its cost.
  private enum Anchored {
    case open
    case finished(YAMLNode, YAMLNodeCost)
  }

  private(set) var findings: YAMLFindings
  /// The document's value, once it has been read.
  private(set) var root: YAMLNode?
  /// Whether reading on is pointless or not safe.
  private(set) var hasGivenUp = false

  private let marks: MarkTable
  private let limits: YAMLLimits
  private var open: [YAMLOpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  /// The first anchors' names, in order, for a hint; few, so that looking through them stays cheap.
  private var names: [String] = []
  private var weight = 0

  init(findings: YAMLFindings, marks: MarkTable, limits: YAMLLimits) {
    self.findings = findings
    self.marks = marks
    self.limits = limits
  }

  /// Where the list or mapping began that is being read.
  var innermost: SourcePosition? { open.last?.position }

  /// Takes the next event.
  mutating func take(_ event: YAMLEvent) {
    let position = marks.position(event.mark)
    switch event.kind {
    case .documentStart: startDocument(at: position)
    case .documentEnd: break
    case .alias(let name): follow(name, at: position)
    case .scalar(let text, let isPlain, let properties): add(text, isPlain, properties, at: position)
    case .sequenceStart(let properties): begin(.sequence, properties, at: position)
    case .mappingStart(let properties): begin(.mapping, properties, at: position)
    case .sequenceEnd, .mappingEnd: end()
    }
  }

  private mutating func startDocument(at position: SourcePosition) {
    if root != nil { giveUp(.severalDocuments, at: position) }
  }

  private mutating func add(
    _ text: String, _ isPlain: Bool, _ properties: YAMLEvent.Properties, at position: SourcePosition
  ) {
    let isText = properties.tag == "tag:yaml.org,2002:str"
    if !isText { checkTag(properties.tag, at: position) }
    let node = YAMLNode(at: position, .scalar(text: text, isPlain: isPlain && !isText))
    let cost = YAMLNodeCost(weight: limits.weight(of: text), height: 0)
    guard pay(cost.weight, at: position) else { return }
    if let anchor = properties.anchor { setAnchor(anchor, .finished(node, cost)) }
    deliver(node, cost)
  }

  private mutating func begin(
    _ kind: YAMLOpenCollection.Kind, _ properties: YAMLEvent.Properties, at position: SourcePosition
  ) {
    checkTag(properties.tag, at: position)
    guard open.count < limits.depth else { return giveUp(.tooDeep(limit: limits.depth), at: position) }
    guard pay(1, at: position) else { return }
    if let anchor = properties.anchor { setAnchor(anchor, .open) }
    open.append(YAMLOpenCollection(kind, at: position, anchor: properties.anchor))
  }

  private mutating func end() {
    guard let collection = open.popLast() else { return }
    let node = collection.node
    if let anchor = collection.anchor, case .open = anchors[anchor] {
      anchors[anchor] = .finished(node, collection.cost)
    }
    deliver(node, collection.cost)
  }

  private mutating func follow(_ name: String, at position: SourcePosition) {
    switch anchors[name] {
    case .finished(let node, let cost):
      guard open.count + cost.height <= limits.depth else {
        return giveUp(.tooDeep(limit: limits.depth), at: position)
      }
      guard pay(cost.weight, at: position) else { return }
      deliver(YAMLNode(at: position, node.content), cost)
    case .open:
      giveUp(.recursiveAlias(name), at: position)
    case nil:
      findings.add(.unknownAlias(name, known: names), at: position)
      deliver(YAMLNode(at: position, .scalar(text: "", isPlain: true)), YAMLNodeCost(weight: 1, height: 0))
    }
  }

  private mutating func setAnchor(_ name: String, _ value: Anchored) {
    if anchors.updateValue(value, forKey: name) == nil, names.count < 100 { names.append(name) }
  }

  private mutating func deliver(_ node: YAMLNode, _ cost: YAMLNodeCost) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    if let fault = open[last].add(node, cost) { findings.add(fault, at: node.position) }
  }

  private mutating func pay(_ cost: Int, at position: SourcePosition) -> Bool {
    weight += cost
    if weight > limits.weight { giveUp(.tooHeavy(limit: limits.weight), at: position) }
    return !hasGivenUp
  }

  private mutating func checkTag(_ tag: String?, at position: SourcePosition) {
    guard let tag else { return }
    findings.add(.customTag(tag), at: position)
  }

  private mutating func giveUp(_ fault: YAMLFault, at position: SourcePosition) {
    findings.add(fault, at: position)
    hasGivenUp = true
  }

  /// Notes a fault found outside the events.
  mutating func add(_ fault: YAMLFault, at position: SourcePosition) {
    giveUp(fault, at: position)
  }
}
