@_exported import FoundationNames
