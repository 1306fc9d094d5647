#if !canImport(Darwin)
  public import Foundation

  // The part of AppKit that views use though their files import SwiftUI only. See also `NSColor`.

  /// The app as an object without a system. Its requests are kept and have no other effect.
  @MainActor @preconcurrency
  public final class NSApplication {
    public static let shared = NSApplication()

    /// Presences of an app in Dock and menu bar, numbered from 0; neither exists here.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    // Only a program itself posts them.
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActive")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActive")
    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminate")

    /// True at first. `activate()` and `unhide(_:)` set it; `deactivate()` and `hide(_:)` clear it.
    public private(set) var isActive = true
    /// False at first; `hide(_:)` sets it, and activation clears it.
    public private(set) var isHidden = false
    private var policy = ActivationPolicy.regular
    /// The count of calls to `terminate(_:)`. For tests: AppKit has no such property.
    public var terminationRequests = 0

    /// Counts in `terminationRequests`; the process continues.
    public func terminate(_ sender: Any?) { terminationRequests += 1 }

    /// Makes the app active and visible, and posts no notification.
    public func activate() { (isActive, isHidden) = (true, false) }
    /// The same as `activate()`; the flag has no effect.
    public func activate(ignoringOtherApps flag: Bool) { activate() }
    /// Makes the app inactive, and posts no notification.
    public func deactivate() { isActive = false }
    /// Makes the app inactive and hidden; its windows stay ordered in.
    public func hide(_ sender: Any?) { (isActive, isHidden) = (false, true) }
    /// The same as `activate()`: a visible app is active as well.
    public func unhide(_ sender: Any?) { activate() }

    /// The policy last set, `regular` at first.
    public func activationPolicy() -> ActivationPolicy { policy }
    /// Keeps the policy and returns true.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
      policy = activationPolicy
      return true
    }
  }

  /// The same object as `NSApplication.shared`; never nil.
  @MainActor @preconcurrency
  public var NSApp: NSApplication! { .shared }

  extension NSApplication: _KeyValueCodingAndObserving {}
#endif
