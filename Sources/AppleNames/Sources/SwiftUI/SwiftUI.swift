@_exported import SwiftUINames
