import Analytics
import CoreImage.CIFilterBuiltins
import Factory
import Kingfisher
import MapKit
import SwiftUI
import os.log

/// A view of other packages, a service of one, a container's property, a modifier, generated constants, Apple's map.
struct Screen: View {
  @Injected(\.client) private var client: Client
  @State private var region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2))
  @State private var name = ""
  let url: URL?

  var body: some View {
    VStack {
      KFImage(url).resizable().placeholder { ProgressView() }.frame(width: 10)
      Map(coordinateRegion: $region)
      TextField(L10n.name, text: $name)
      Text(client.title).foregroundColor(Asset.accent.color).shimmering(active: name.isEmpty)
    }
    .onChange(of: name) { name in
      Analytics.shared.log(.renamed, ["name": name])
      client.rename(name) { result in
        switch result {
        case .success(let user): print(user)
        case .failure(let error): print(error)
        }
      }
    }
  }
}

let logger = Logger(subsystem: "shop", category: "screen")
let filter = CIFilter.qrCodeGenerator()

final class Tracker: AnalyticsListener {
  func start() { Analytics.shared.add(self) }
}
