#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc
  import ViewPlatform

  /// Makes Foundation report what the work of a host does outside of it: threads, processes, files, settings and
  /// printed text.
  ///
  /// A function that no image calls is left out.
  // Functions of C have no context, so all of it is static.
  package enum EffectHooks {
    private typealias StartThread =
      @convention(c) (pthread_attr_t, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> pthread_t
    private typealias SetDefault = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void
    private typealias Spawn =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?,
        UnsafeRawPointer?
      ) -> Int32
    private typealias Write = @convention(c) (UnsafeRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> Int
    private typealias Put = @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Int32
    private typealias Log = @convention(c) (Int, UnsafeRawPointer?) -> Void
    /// A function of at most four words. Further registers do no harm.
    private typealias Call = @convention(c) (UInt, UInt, UInt, UInt) -> UInt
    private typealias GetDefault = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeRawPointer?
    private static let getDefault = function("CFPreferencesCopyAppValue", as: GetDefault.self)
    private static let startThread = function("_CFThreadCreate", as: StartThread.self)
    private static let setDefault = function("CFPreferencesSetAppValue", as: SetDefault.self)
    private static let spawn = function("posix_spawn", as: Spawn.self)
    private static let write = function("fwrite", as: Write.self)
    private static let put = function("fputs", as: Put.self)
    private static let log = function("CFLog1", as: Log.self)
    private static let open = function("open", as: Call.self)
    private static let variables = function("_platform_shims_get_environ", as: Call.self)
    private static let variable = function("getenv", as: Call.self)
    private static let writeBytes = function("write", as: Call.self)
    private static let openStream = function("fopen", as: Call.self)

    private static let calls: [(name: StaticString, effect: String)] = [
      ("CFURLSessionMultiHandleAddHandle", "a request of a URLSession"), ("mkdir", "a made folder"),
      ("chmod", "a changed file"), ("rename", "a moved file"), ("unlink", "a removed file"),
      ("remove", "a removed file"), ("rmdir", "a removed folder"), ("symlink", "a made link"), ("link", "a made link"),
      ("truncate", "a changed file"), ("chown", "a changed file"), ("utimes", "a changed file"),
      ("utimensat", "a changed file"),
      ("chdir", "a change of the working folder"), ("setenv", "a changed environment variable"),
      ("unsetenv", "a changed environment variable"), ("putenv", "a changed environment variable"),
      ("system", "a process"), ("popen", "a process"), ("socket", "a socket"),
      ("CFRunLoopAddObserver", "an observer of a run loop"),
      ("CFURLSessionEasyHandleInit", "a request of a URLSession"),
      ("dispatch_queue_set_specific", "a value of a queue"), ("dispatch_suspend", "a suspended queue"),
    ]
    private static let originals = calls.map { function("\($0.name)", as: Call.self) }
    private static func call(_ number: Int, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt) -> UInt {
      client?.note(unseenEffect: calls[number].effect)
      return originals[number]!(first, second, third, fourth)
    }
    // A function of C has no context, so each has its number in its code.
    private static let hooks: [Call] = [
      { call(0, $0, $1, $2, $3) }, { call(1, $0, $1, $2, $3) }, { call(2, $0, $1, $2, $3) },
      { call(3, $0, $1, $2, $3) },
      { call(4, $0, $1, $2, $3) }, { call(5, $0, $1, $2, $3) }, { call(6, $0, $1, $2, $3) },
      { call(7, $0, $1, $2, $3) },
      { call(8, $0, $1, $2, $3) }, { call(9, $0, $1, $2, $3) }, { call(10, $0, $1, $2, $3) },
      { call(11, $0, $1, $2, $3) },
      { call(12, $0, $1, $2, $3) }, { call(13, $0, $1, $2, $3) }, { call(14, $0, $1, $2, $3) },
      { call(15, $0, $1, $2, $3) },
      { call(16, $0, $1, $2, $3) }, { call(17, $0, $1, $2, $3) }, { call(18, $0, $1, $2, $3) },
      { call(19, $0, $1, $2, $3) },
      { call(20, $0, $1, $2, $3) }, { call(21, $0, $1, $2, $3) }, { call(22, $0, $1, $2, $3) },
      { call(23, $0, $1, $2, $3) },
    ]

    package static func install() { _ = isInstalled }

    private static let isInstalled: Void = {
      let startThread: StartThread = {
        client?.note(unseenEffect: "a thread")
        return EffectHooks.startThread!($0, $1, $2)
      }
      let setDefault: SetDefault = {
        client?.noteSetting(object($0), object($1), in: object($2))
        EffectHooks.setDefault!($0, $1, $2)
      }
      let getDefault: GetDefault = {
        if let client, let key = object($0) { client.noteRead(of: "UserDefaults \(key)") }
        return EffectHooks.getDefault!($0, $1)
      }
      let spawn: Spawn = {
        client?.note(unseenEffect: "a process")
        return EffectHooks.spawn!($0, $1, $2, $3, $4, $5)
      }
      let write: Write = {
        if let client {
          client.note(printed: String(decoding: UnsafeRawBufferPointer(start: $0, count: $1 * $2), as: UTF8.self))
        }
        return EffectHooks.write!($0, $1, $2, $3)
      }
      let writeBytes: Call = {
        if $0 == 1 || $0 == 2, let client {
          let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: $1), count: Int($2))
          client.note(printed: String(decoding: bytes, as: UTF8.self))
        }
        return EffectHooks.writeBytes!($0, $1, $2, $3)
      }
      let put: Put = {
        if let client, let text = $0 { client.note(printed: String(cString: text)) }
        return EffectHooks.put!($0, $1)
      }
      let log: Log = {
        if let client, let text = object($1) { client.note(printed: "\(text)") }
        EffectHooks.log!($0, $1)
      }
      let open: Call = {
        if Int32(truncatingIfNeeded: $1) & (O_WRONLY | O_RDWR | O_CREAT) != 0 {
          client?.note(unseenEffect: "a written file")
        } else if let client, let path = UnsafePointer<CChar>(bitPattern: $0) {
          client.noteRead(of: "file \(String(cString: path))")
        }
        return EffectHooks.open!($0, $1, $2, $3)
      }
      let variables: Call = {
        client?.noteRead(of: "the environment of the process")
        return EffectHooks.variables!($0, $1, $2, $3)
      }
      let variable: Call = {
        if let client, let name = UnsafePointer<CChar>(bitPattern: $0) {
          client.noteRead(of: "the environment variable \(String(cString: name))")
        }
        return EffectHooks.variable!($0, $1, $2, $3)
      }
      let openStream: Call = {
        if let client, let mode = UnsafePointer<CChar>(bitPattern: $1),
          String(cString: mode).contains(where: "wa+".contains)
        {
          client.note(unseenEffect: "a written file")
        }
        return EffectHooks.openStream!($0, $1, $2, $3)
      }
      let some = [
        replacement("_CFThreadCreate", EffectHooks.startThread, by: startThread, includesDefiner: true),
        replacement("CFPreferencesSetAppValue", EffectHooks.setDefault, by: setDefault, includesDefiner: true),
        replacement("CFPreferencesCopyAppValue", EffectHooks.getDefault, by: getDefault, includesDefiner: true),
        replacement("posix_spawn", EffectHooks.spawn, by: spawn), replacement("open", EffectHooks.open, by: open),
        replacement("fopen", EffectHooks.openStream, by: openStream),
        // Of the library that has `print`.
        replacement("fwrite", EffectHooks.write, by: write, image: "libswiftCore.so"),
        replacement("write", EffectHooks.writeBytes, by: writeBytes),
        replacement("fputs", EffectHooks.put, by: put), replacement("getenv", EffectHooks.variable, by: variable),
        replacement("_platform_shims_get_environ", EffectHooks.variables, by: variables, includesDefiner: true),
        replacement("CFLog1", EffectHooks.log, by: log, includesDefiner: true),
      ]
      let others = calls.indices.map { number in
        replacement(
          calls[number].name, originals[number], by: hooks[number],
          includesDefiner: calls[number].name.utf8Start[0] == UInt8(ascii: "C"))
      }
      _ = ImportedFunctions.replace((some + others).compactMap(\.self))
    }()

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private static func replacement<Function>(
      _ name: StaticString, _ original: Function?, by new: Function, includesDefiner: Bool = false,
      image: StaticString? = nil
    ) -> ImportedFunctions.Replacement? {
      if original == nil { return nil }
      return .init(
        name: name, function: unsafeBitCast(new, to: UnsafeRawPointer.self), includesDefiner: includesDefiner,
        image: image)
    }

    // Objects of Core Foundation are those of Foundation here.
    private static func object(_ object: UnsafeRawPointer?) -> AnyObject? {
      object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The host for which this thread works; nil while it does work without an owner.
    private static var client: (any JobClient)? { Uncounted.isHere ? nil : JobOwner.current }
  }
#else
  /// This system cannot replace functions, so nothing is reported.
  package enum EffectHooks { package static func install() {} }
#endif
