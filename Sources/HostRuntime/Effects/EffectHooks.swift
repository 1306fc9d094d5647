#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc
  import ViewPlatform

  /// Makes Foundation report what the work of a host does outside of it: threads, processes, files and settings.
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
    private typealias Open = @convention(c) (UnsafeRawPointer?, Int32, mode_t) -> Int32
    private typealias SetMode = @convention(c) (UnsafeRawPointer?, mode_t) -> Int32
    private typealias Rename = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
    private typealias SendRequest = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
    private typealias Remove = @convention(c) (UnsafeRawPointer?) -> Int32

    private static let startThread = function("_CFThreadCreate", as: StartThread.self)
    private static let setDefault = function("CFPreferencesSetAppValue", as: SetDefault.self)
    private static let spawn = function("posix_spawn", as: Spawn.self)
    private static let sendRequest = function("CFURLSessionMultiHandleAddHandle", as: SendRequest.self)
    private static let open = function("open", as: Open.self)
    private static let makeFolder = function("mkdir", as: SetMode.self)
    private static let setMode = function("chmod", as: SetMode.self)
    private static let rename = function("rename", as: Rename.self)
    private static let unlink = function("unlink", as: Remove.self)

    package static func install() { _ = isInstalled }

    private static let isInstalled: Void = {
      let startThread: StartThread = {
        EffectHooks.client?.note(unseenEffect: "a thread")
        return EffectHooks.startThread!($0, $1, $2)
      }
      let setDefault: SetDefault = {
        EffectHooks.client?.noteSetting(EffectHooks.object($0), EffectHooks.object($1))
        EffectHooks.setDefault!($0, $1, $2)
      }
      let spawn: Spawn = {
        EffectHooks.client?.note(unseenEffect: "a process")
        return EffectHooks.spawn!($0, $1, $2, $3, $4, $5)
      }
      let sendRequest: SendRequest = {
        EffectHooks.client?.note(unseenEffect: "a request of a URLSession")
        return EffectHooks.sendRequest!($0, $1)
      }
      let open: Open = {
        if $1 & (O_WRONLY | O_RDWR | O_CREAT) != 0 { EffectHooks.client?.note(unseenEffect: "a written file") }
        return EffectHooks.open!($0, $1, $2)
      }
      let makeFolder: SetMode = {
        EffectHooks.client?.note(unseenEffect: "a made folder")
        return EffectHooks.makeFolder!($0, $1)
      }
      let setMode: SetMode = {
        EffectHooks.client?.note(unseenEffect: "a changed file")
        return EffectHooks.setMode!($0, $1)
      }
      let rename: Rename = {
        EffectHooks.client?.note(unseenEffect: "a moved file")
        return EffectHooks.rename!($0, $1)
      }
      let unlink: Remove = {
        EffectHooks.client?.note(unseenEffect: "a removed file")
        return EffectHooks.unlink!($0)
      }
      let all = [
        replacement("_CFThreadCreate", EffectHooks.startThread, by: startThread, includesDefiner: true),
        replacement("CFPreferencesSetAppValue", EffectHooks.setDefault, by: setDefault, includesDefiner: true),
        replacement(
          "CFURLSessionMultiHandleAddHandle", EffectHooks.sendRequest, by: sendRequest, includesDefiner: true),
        replacement("posix_spawn", EffectHooks.spawn, by: spawn), replacement("open", EffectHooks.open, by: open),
        replacement("mkdir", EffectHooks.makeFolder, by: makeFolder),
        replacement("chmod", EffectHooks.setMode, by: setMode), replacement("rename", EffectHooks.rename, by: rename),
        replacement("unlink", EffectHooks.unlink, by: unlink),
      ]
      _ = ImportedFunctions.replace(all.compactMap(\.self))
    }()

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private static func replacement<Function>(
      _ name: StaticString, _ original: Function?, by new: Function, includesDefiner: Bool = false
    ) -> ImportedFunctions.Replacement? {
      if original == nil { return nil }
      return .init(
        name: name, function: unsafeBitCast(new, to: UnsafeRawPointer.self), includesDefiner: includesDefiner)
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
