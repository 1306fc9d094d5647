#if !canImport(Darwin)
  import Foundation

  /// What a picture of UIKit's or AppKit's is: the name of one, or the data of one.
  struct Picture: Hashable, Sendable {
    enum Source: Hashable, Sendable {
      case empty
      /// One of a catalogue, where the engine does not look.
      case named(String)
      case symbol(String)
      case encoded(Data, PictureHead)
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// A picture that is data; nil if the data is of no kind that the engine knows.
    init?(_ data: Data) {
      guard let head = PictureHead(data) else { return nil }
      source = .encoded(data, head)
    }

    init?(contentsOf file: URL) {
      guard let data = try? Data(contentsOf: file) else { return nil }
      self.init(data)
    }

    /// In pixels; zero where nobody knows.
    var size: CGSize {
      guard case .encoded(_, let head) = source else { return .zero }
      return CGSize(width: head.width, height: head.height)
    }

    /// The data, if it is in that format: nobody could draw the picture anew.
    func data(in format: PictureHead.Format) -> Data? {
      guard case .encoded(let data, let head) = source, head.format == format else { return nil }
      return data
    }

    /// - Parameter kind: what the attribute is called that says that the picture is data.
    func image(_ kind: String) -> Image {
      switch source {
      case .empty: Image("", kind: kind)
      case .named(let name): Image(name)
      case .symbol(let name): Image(systemName: name)
      // NB: views are compared by what the tree says of them, so other data has to read otherwise.
      case .encoded(let data, let head): Image("\(head) \(String(checksum(of: data), radix: 16))", kind: kind)
      }
    }

    /// Of the FNV-1a kind: the same in each run of a program, as hash values are not.
    private func checksum(of data: Data) -> UInt64 {
      data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
#endif
