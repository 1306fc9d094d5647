/// What a person can do with a link: in a list with a selection, a tap selects its value.
struct NavigationLinkControl: Control {
  let action: NavigationLinkAction
  let value: TagValue?

  func offer(to offers: inout Offers) {
    let select = value.flatMap { offers.context[ChoiceKey.self]?.tapping?($0) }
    let follow = action.followIfKnown
    let tap = select.map { select in
      {
        select()
        follow()
      }
    }
    ButtonControl(action: tap ?? action.follow).offer(to: &offers)
  }
}
