// The shim and the engine, with the names of UIKit and AppKit that SwiftUI re-exports.
@_exported import AppKit
@_exported import OnChangeCompat
@_exported import SwiftUICore
@_exported import UIKit
