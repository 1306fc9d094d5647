#if !canImport(Darwin)
  public import Dispatch

  /// A source of events of a file. Linux's Dispatch has none: no event arrives, and only cancelling has an effect.
  public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

  extension DispatchSource {
    /// A source that never sends an event.
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { SilentSource(DispatchSource.makeUserDataAddSource(queue: queue)) }
  }

  /// Cancels as a source of Dispatch, and sends no event.
  final class SilentSource: DispatchSourceFileSystemObject, DispatchSourceMemoryPressure {
    private let source: any DispatchSourceUserDataAdd
    init(_ source: any DispatchSourceUserDataAdd) { self.source = source }
    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
      source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
      source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
      source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
    var handle: UInt { source.handle }
    var mask: UInt { source.mask }
    var data: UInt { source.data }
    var isCancelled: Bool { source.isCancelled }
  }

  /// Opens a file for events only on Apple's systems; for reading here.
  public let O_EVTONLY: Int32 = 0
#endif
