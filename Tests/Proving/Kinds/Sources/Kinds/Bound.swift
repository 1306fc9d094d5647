import SwiftUI

struct Plan {
  var kind = 0
}

/// The value of one binding, or of the one in its place, decides.
struct Bound: View {
  @Binding var plan: Plan
  @State private var kind = 0
  @State private var isWrong = false

  var body: some View {
    Toggle("Wrong", isOn: $isWrong).onChange(of: kind) { new in
      if new != plan.kind { isWrong = true }
    }
  }
}

/// So many that two values, taken by number, are hardly ever equal.
enum Machine: String, CaseIterable {
  case alpha, arm, avr, cris, hppa, intel, loong, m68k, micro, mips, moxie, nios, power, risc, rx, s390, sh4, sparc
  case tile, tricore, unicore, vax, xtensa, z80
}

struct Setup {
  var machine = Machine.vax
}

enum Warning {
  case tooLarge(by: Int)
  case reset
}

struct PresetPage: View {
  @Binding var setup: Setup
  @Binding var machine: Machine
  @State private var warning: Warning?

  var body: some View { Preset(setup: $setup, machine: $machine, warning: $warning) }
}

/// Only some initial values of the warning show that one form sets it, and the other does not.
private struct Preset: View {
  @Binding var setup: Setup
  @Binding var machine: Machine
  @Binding var warning: Warning?

  var body: some View {
    Text(machine.rawValue).onChange(of: machine) { new in
      if new != setup.machine { warning = .reset }
    }
  }
}
