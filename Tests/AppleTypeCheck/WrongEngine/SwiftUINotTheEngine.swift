// always: 'View' is ambiguous
import OnChangeCompat
import SwiftUI

struct Both: View { var body: some View { Text("") } }
