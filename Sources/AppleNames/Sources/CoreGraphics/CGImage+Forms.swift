extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}

extension CGBitmapInfo {
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
}
