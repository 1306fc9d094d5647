import SwiftUI

@main struct WatchShop: App { var body: some Scene { WindowGroup { WatchRoot(pageCount: 3) } } }
