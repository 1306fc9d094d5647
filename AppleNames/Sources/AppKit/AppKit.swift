@_exported import AppKitNames
