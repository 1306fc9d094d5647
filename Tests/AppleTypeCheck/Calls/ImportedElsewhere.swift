import SwiftUI

func importedElsewhere(_ view: some View) -> some View {
  view.onChange(of: 1) { act() }  // { }, imported by another file
}
