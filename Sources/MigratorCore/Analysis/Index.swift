#if Migrator
  import SwiftSyntax

  /// The types and the global names of all files, with one thread's look-ups; threads share `Index.Shared`.
  struct Index {
    private var tables = Tables()
    /// Classes that no file declares: the entities of data models.
    var entities: Set<String> = []
    /// Records each look-up; nil where no look-up is repeated.
    var lookUps: LookUps?
    init() {}

    init(_ shared: Shared, recordedBy lookUps: LookUps? = nil) {
      (tables, entities, self.lookUps) = (shared.tables, shared.entities, lookUps)
    }

    var shared: Shared { Shared(tables: tables, entities: entities) }

    /// The declarations without a record of look-ups.
    struct Shared: Sendable {
      fileprivate let tables: Tables
      fileprivate let entities: Set<String>
    }

    mutating func add(_ declarations: Declarations) {
      if !isKnownUniquelyReferenced(&tables) { tables = tables.copy }
      tables.add(declarations)
    }

    /// The declarations by their names: an object, because each question copies the index.
    fileprivate final class Tables: @unchecked Sendable {
      private(set) var types: [String: [TypeFacts]] = [:]
      private(set) var members: [String: [TypeFacts.Member]] = [:]
      private(set) var globals: Set<String> = []
      private(set) var variables: Set<String> = []
      private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
      private(set) var aliases: [String: [TypeSyntax]] = [:]

      var copy: Tables {
        let other = Tables()
        (other.types, other.members, other.globals) = (types, members, globals)
        (other.variables, other.functions, other.aliases) = (variables, functions, aliases)
        return other
      }

      func add(_ declarations: Declarations) {
        globals.formUnion(declarations.globals)
        variables.formUnion(declarations.variables)
        for function in declarations.functions { functions[function.name.text, default: []].append(function) }
        for (name, type) in declarations.aliases { aliases[name, default: []].append(type) }
        for facts in declarations.types {
          types[facts.name, default: []].append(facts)
          for member in facts.members { members[member.name, default: []].append(member) }
        }
      }
    }

    /// The facts of all declarations and extensions, ordered by name and file.
    var allFacts: [TypeFacts] {
      tables.types.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.path < $1.path } }
    }

    private func facts(of name: String) -> [TypeFacts]? {
      lookUps?.all.names.insert(name)
      return tables.types[name]
    }

    func isGlobal(_ name: String) -> Bool {
      lookUps?.all.names.insert(name)
      return tables.globals.contains(name)
    }

    func isGlobalConstant(_ name: String) -> Bool { isGlobal(name) && !tables.variables.contains(name) }

    /// Whether two files have a type of one name.
    func isDeclaredTwice(_ name: String) -> Bool { (facts(of: name)?.count { $0.kind != .extensionOf } ?? 0) > 1 }

    /// Whether a declaration, and not only extensions, was read.
    func declares(_ name: String) -> Bool { facts(of: name)?.contains { $0.kind != .extensionOf } ?? false }

    /// The parts of a type as a file sees it: two files may each have a private type of one name.
    func parts(of name: String, seenFrom path: String) -> [TypeFacts] {
      guard let all = facts(of: name) else { return [] }
      if all.count == 1 { return all }
      let declarations = all.filter { $0.kind != .extensionOf }
      if declarations.contains(where: { $0.path == path }), declarations.contains(where: { $0.path != path }) {
        return all.filter { $0.path == path }
      }
      return all
    }

    /// The full name of a type whose name is written inside another type.
    func resolve(_ name: String, in scope: String) -> String? {
      var around = Substring(scope)
      while true {
        let candidate = around.isEmpty ? name : "\(around).\(name)"
        if facts(of: candidate) != nil { return candidate }
        guard !around.isEmpty else { return nil }
        around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
      }
    }

    /// The declared type that a name means, through the only alias of that name, too.
    func meaning(of name: String, in scope: String) -> String? {
      if let own = resolve(name, in: scope) { return own }
      let all = aliases(name)
      return all.count == 1 && !isAlias("\(scope).\(name)") ? resolve(all[0].names.joined(separator: "."), in: "") : nil
    }

    /// Whether a type was read, by its name inside another type.
    func declares(_ name: String, in scope: String) -> Bool { resolve(name, in: scope).map { declares($0) } ?? false }

    /// nil for a type that was not read.
    func isProtocol(_ name: String, seenFrom path: String) -> Bool? {
      let declarations = parts(of: name, seenFrom: path).filter { $0.kind != .extensionOf }
      return declarations.isEmpty ? nil : declarations.contains { $0.kind == .protocolType }
    }

    /// Whether the values of a type are references to objects; nil where the type was not found.
    func isReference(_ type: TypeSyntax, in scope: String, seenFrom path: String) -> Bool? {
      let names = type.names
      guard !names.isEmpty else { return false }
      if names == ["AnyObject"] { return true }
      let written = names.joined(separator: ".")
      // NB: an `extension Int` in the project does not tell the kind of Int.
      guard let name = resolve(written, in: scope), declares(name) else {
        if let alias = aliases(written).first ?? aliases("\(scope).\(written)").first, alias.names != names {
          return isReference(alias, in: scope, seenFrom: path)
        }
        return Self.values.contains(written)
          ? false : Self.objects.contains(written) || entities.contains(written) ? true : nil
      }
      let parts = parts(of: name, seenFrom: path)
      if parts.contains(where: { $0.kind == .reference }) { return true }
      if parts.contains(where: { $0.kind == .protocolType }) {
        return parts.contains { $0.inherits.contains("AnyObject") || $0.inherits.contains("ObservableObject") }
          ? true : nil
      }
      return parts.contains { $0.kind == .structure || $0.kind == .enumeration } ? false : nil
    }

    func members(_ name: String, of type: String, seenFrom path: String) -> [(
      member: TypeFacts.Member, facts: TypeFacts
    )] {
      var found: [(TypeFacts.Member, TypeFacts)] = []
      var seen: Set<String> = []
      var pending = [type]
      while let current = pending.popLast() {
        guard seen.insert(current).inserted else { continue }
        for facts in parts(of: current, seenFrom: path) {
          for member in facts.members where member.name == name { found.append((member, facts)) }
          pending += facts.inherits.compactMap { resolve($0, in: current) }
        }
      }
      return found
    }

    /// Whether a type is a class, by its name inside another type; of a type that no file declares, whether it is known.
    func isObject(named name: String, in scope: String, seenFrom path: String) -> Bool {
      // NB: an extension alone does not tell the kind.
      guard let full = resolve(name, in: scope), declares(full) else {
        return Self.objects.contains(name) || entities.contains(name)
      }
      return isObject(full, seenFrom: path)
    }

    func isObject(_ storage: TypeFacts.Storage, of facts: TypeFacts) -> Bool {
      if let type = storage.type { return isReference(type, in: facts.name, seenFrom: facts.path) == true }
      let made = storage.initializer?.constructedType
      return made.map { isObject(named: $0, in: facts.name, seenFrom: facts.path) } ?? false
    }

    func isObject(_ type: String, seenFrom path: String) -> Bool {
      parts(of: type, seenFrom: path).contains { $0.kind == .reference }
    }

    func inherited(by type: String, seenFrom path: String) -> Set<String> {
      var seen: Set<String> = []
      var pending = [type]
      while let current = pending.popLast() {
        for facts in parts(of: current, seenFrom: path) {
          for name in facts.inherits where seen.insert(name).inserted {
            if let full = resolve(name, in: current) { pending.append(full) }
          }
        }
      }
      return seen
    }

    /// The names that decide a type's members: its own, its supertypes, the types of its properties.
    func neighbours(of type: String, seenFrom path: String) -> [String] {
      var names = type.split(separator: ".").map(String.init)
      for facts in parts(of: type, seenFrom: path) {
        names += facts.inherits
        for case .stored(let storage) in facts.members.map(\.shape) {
          names += storage.type?.names ?? storage.initializer?.constructedType.map { [$0] } ?? []
          if let base = storage.initializer?.as(MemberAccessExprSyntax.self)?.base, base.isPlainChain {
            names += base.tokenTexts
          }
        }
      }
      for name in inherited(by: type, seenFrom: path) { names += parts(of: name, seenFrom: path).flatMap(\.inherits) }
      return names
    }

    /// The methods with a name in all types; used for a value of unknown type.
    func methods(named name: String) -> [FunctionDeclSyntax] { members(named: name).compactMap(\.function) }
    func functions(named name: String) -> [FunctionDeclSyntax] { methods(named: name) + globalFunctions(named: name) }

    func globalFunctions(named name: String) -> [FunctionDeclSyntax] {
      lookUps?.all.names.insert(name)
      return tables.functions[name] ?? []
    }

    func typesOfProperties(named name: String) -> [TypeSyntax] {
      members(named: name).compactMap { member in
        switch member.shape {
        case .stored(let storage): storage.type
        case .computed(let body): body.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        default: nil
        }
      }
    }

    func isAlias(_ name: String) -> Bool { !aliases(name).isEmpty }

    func aliases(_ name: String) -> [TypeSyntax] {
      lookUps?.all.names.insert(name)
      return tables.aliases[name] ?? []
    }

    private func members(named name: String) -> [TypeFacts.Member] {
      lookUps?.all.members.insert(name)
      return tables.members[name] ?? []
    }

    private static let values: Set<String> = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Set", "Dictionary", "Optional", "Result",
      "Range",
      "ClosedRange", "Date", "URL", "UUID", "Data", "Decimal", "TimeInterval", "CGSize", "CGPoint", "CGRect", "Color",
      "Image", "Text", "Font", "Angle", "EdgeInsets", "LocalizedStringKey", "ColorScheme", "ScenePhase", "AnyView",
      "AttributedString", "PhotosPickerItem", "IndexSet", "IndexPath", "Locale", "Calendar", "TimeZone", "Duration",
    ]

    private static let objects: Set<String> = [
      "NSObject", "UserDefaults", "NotificationCenter", "FileManager", "URLSession", "UIViewController", "UIView",
      "UIApplication", "NSWindow", "NSView", "NSManagedObject", "NSManagedObjectContext", "AVPlayer", "UndoManager",
      "Timer", "CLLocationManager", "ModelContext", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable",
      "NSMutableArray", "NSCache", "Process", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator", "AVAudioPlayer", "AVAudioEngine", "AVCaptureSession", "AVAsset", "AVPlayerItem",
      "AVQueuePlayer", "NSImage", "UIImage", "NSColor", "UIColor", "NSFont", "UIFont", "NSPanel", "NSColorPanel",
      "NSOpenPanel", "NSSavePanel", "NSMenu", "NSMenuItem", "NSButton", "NSTextField", "NSImageView", "NSScrollView",
      "NSViewController", "NSWindowController", "NSApplication", "NSDocument", "NSPersistentContainer",
      "NSFetchRequest", "UIImageView", "UILabel", "UIButton", "UIScrollView", "UINavigationController",
      "UITabBarController", "UIDevice", "UIScreen", "UIPasteboard", "NSPasteboard", "NSTextView", "UITextView",
      "UITextField", "UIWindow", "UIScene", "UIWindowScene", "NSWorkspace", "NSRunningApplication", "NSScreen",
      "MKMapItem", "PHAsset", "EKEvent", "EKEventStore", "CNContact", "WKWebView", "SCNNode", "SCNScene", "SKScene",
      "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSFetchedResultsController", "CBPeripheral",
      "CBCentralManager", "HKHealthStore", "CMMotionManager", "DispatchQueue", "OperationQueue", "Formatter",
      "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "Logger", "PKDrawing", "PKCanvasView",
      "PDFDocument", "NWPathMonitor", "FileHandle", "Bundle", "URLCache", "NSHostingController", "UIHostingController",
    ]
  }
#endif
