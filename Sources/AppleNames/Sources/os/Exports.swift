@_exported import OSLog
@_exported import ViewPlatform
