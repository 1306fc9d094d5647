import Foundation

/// The nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The nanoseconds since the machine was started.
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The fraction that turns `mach_absolute_time()` into nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init() { self.init(numer: 0, denom: 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
public typealias kern_return_t = Int32

/// A part of the fraction, which is 1 here.
public let KERN_SUCCESS: kern_return_t = 0

/// Writes the fraction, which is 1 here.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}
