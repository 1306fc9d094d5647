#if !canImport(Darwin)
  import FoundationNames
  import Testing

  struct FoundationNamesTests {
    @Test func `a measurement is written with its unit in three widths`() {
      let distance = Measurement(value: 5.5, unit: UnitLength.meters)
      let hour = Measurement(value: 1, unit: UnitDuration.hours)
      let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
      #expect(
        [
          distance.formatted(.measurement(width: .wide)), distance.formatted(.measurement(width: .abbreviated)),
          distance.formatted(.measurement(width: .narrow)), hour.formatted(.measurement(width: .wide)),
          warmth.formatted(.measurement(width: .narrow, hidesScaleName: true)),
        ] == ["5.5 meters", "5.5 m", "5.5m", "1 hour", "20°"])
      let formatter = MeasurementFormatter()
      formatter.unitStyle = .long
      #expect(formatter.string(from: distance) == "5.5 meters")
    }

    @Test func `the symbols of a date formatter can be unwrapped`() {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      guard let days = formatter.shortWeekdaySymbols else { return }
      #expect(days == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
      formatter.shortWeekdaySymbols = ["a"]
      #expect(formatter.shortWeekdaySymbols?.first == "a")
    }

    @Test func `a name is written as initials and read from text`() throws {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = .abbreviated
      let name = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
      #expect([name.givenName, name.middleName, name.familyName] == ["Ada", "King", "Lovelace"])
      #expect(formatter.string(from: name) == "AL")
      #expect(name.formatted() == "Ada Lovelace")
    }

    @Test func `texts are joined and URLs shortened`() {
      #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
      let url = URL(string: "https://example.com/a?b=c")!
      #expect(url.formatted(.url.scheme(.never).query()) == "example.com/a")
    }

    @Test func `a detector finds links, mail addresses and phone numbers`() throws {
      let types: NSTextCheckingTypes = 1 << 5 | 1 << 11
      let text = "See https://a.org/b, www.c.com. Write to d@e.org or call +1 (555) 123-4567!"
      let range = NSRange(text.startIndex..., in: text)
      let found = try NSDataDetector(types: types).matches(in: text, range: range)
      #expect(
        found.map { $0.url?.absoluteString ?? $0.phoneNumber } == [
          "https://a.org/b", "http://www.c.com", "mailto:d@e.org", "+1 (555) 123-4567",
        ])
    }

    @Test func `the keychain keeps an item until it is deleted`() {
      let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"] as [CFString: Any]
      let item = query.merging([kSecValueData: Data([1])]) { $1 } as CFDictionary
      var result: CFTypeRef?
      let find = query.merging([kSecReturnData: true]) { $1 } as CFDictionary
      #expect(SecItemAdd(item, nil) == errSecSuccess)
      #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
      #expect(SecItemCopyMatching(find, &result) == errSecSuccess)
      #expect(result as? Data == Data([1]))
      #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
      #expect(SecItemCopyMatching(find, &result) == errSecItemNotFound)
    }

    @Test func `Core Foundation's kinds follow the class`() {
      let objects: [CFTypeRef] = ["a" as CFString, [1] as CFArray, kCFBooleanTrue, NSNumber(value: 1)]
      #expect(
        objects.map { CFGetTypeID($0) } == [
          CFStringGetTypeID(), CFArrayGetTypeID(), CFBooleanGetTypeID(), CFNumberGetTypeID(),
        ])
      let text = NSMutableString(string: "Ünï")
      CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false)
      #expect(text == "Uni")
    }

    @Test func `an associated object lives as long as its owner`() {
      final class Owner {}
      final class Value {}
      let key = UnsafeRawPointer(bitPattern: 1)!
      weak var value: Value?
      do {
        let owner = Owner()
        let made = Value()
        value = made
        objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) as? Value === made)
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) == nil)
      }
      #expect(value == nil)
    }

    @Test func `a loop over notifications gets those that are posted`() async {
      let center = NotificationCenter()
      let name = Notification.Name("test")
      let iterator = center.notifications(named: name).makeAsyncIterator()
      center.post(name: name, object: nil, userInfo: ["a": 1])
      var loop = iterator
      #expect(await loop.next()?.userInfo as? [String: Int] == ["a": 1])
    }

    @Test func `the lines of a file are a sequence`() async throws {
      let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
      try Data("one\ntwo\n\nthree".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      var lines: [String] = []
      for try await line in file.lines { lines.append(line) }
      #expect(lines == ["one", "two", "three"])
    }

    @Test func `HTML is read as the text between its tags`() throws {
      let data = Data("<html><head><title>x</title></head><p>a &amp; <b>b</b></p><p>c<br>d</p></html>".utf8)
      let text = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
      #expect(text.string == "a & b\nc\nd\n")
    }

    @Test func `a weak table forgets a released object`() {
      let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
      let kept = NSObject()
      table.setObject(kept, forKey: "kept")
      do { table.setObject(NSObject(), forKey: "gone") }
      #expect(table.object(forKey: "kept") === kept)
      #expect(table.object(forKey: "gone") == nil)
    }

    @Test func `a descriptor sorts by the name of a property`() {
      final class City: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
      }
      let sort = NSSortDescriptor(key: "name", ascending: false)
      let cities = NSArray(array: [City("a"), City("c"), City("b")]).sortedArray(using: [sort])
      #expect(cities.map { ($0 as? City)?.name } == ["c", "b", "a"])
      #expect(["a10", "A2", "b1"].sorted(using: String.StandardComparator.localizedStandard) == ["A2", "a10", "b1"])
    }

    @Test func `a managed object keeps the values of its keys, and its context forgets it after saving`() throws {
      final class Note: NSManagedObject, @unchecked Sendable {
        var title: String? {
          get { value(forKey: "title") as? String }
          set { setValue(newValue, forKey: "title") }
        }
      }
      let context = NSPersistentContainer(name: "Notes").viewContext
      let note = Note(context: context)
      note.title = "a"
      #expect(note.title == "a")
      #expect(context.insertedObjects == [note])
      try context.save()
      #expect(!context.hasChanges)
      #expect(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).isEmpty)
    }
  }
#endif
