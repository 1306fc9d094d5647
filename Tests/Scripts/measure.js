// Tells the window around what is cut off or hard to read on this page, and then that it has looked.
addEventListener("load", () => {
  const found = []
  const width = document.documentElement.clientWidth
  const name = node => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node
    const style = element.getAttribute("class") ? "." + element.getAttribute("class").split(" ").join(".") : ""
    return `<${element.tagName.toLowerCase()}${style}> "${element.textContent.trim().slice(0, 40)}"`
  }

  // What may be wider than the window: code, which then can be scrolled, on wide windows only.
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    const isHidden = getComputedStyle(element).overflowX !== "visible"
    const mayScroll = element.tagName === "PRE" && width > 600
    if (isHidden && !mayScroll && element.scrollWidth > element.clientWidth + 1) {
      found.push(`cut off at ${element.clientWidth} of ${element.scrollWidth}: ${name(element)}`)
    }
  }

  // The colour of a text on what is behind it, by the rules of WCAG 2: 4.5 to 1, or 3 to 1 for large text.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const colour = text => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part, place) => part / 255)
  }
  const over = (above, below) => [0, 1, 2].map(part => above[part] * above[3] + below[part] * (1 - above[3])).concat(1)
  const light = ([red, green, blue]) => {
    const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const ratio = (first, second) => {
    const [dark, bright] = [light(first), light(second)].sort((one, other) => one - other)
    return (bright + 0.05) / (dark + 0.05)
  }
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches
  const page = isDark ? [0.07, 0.07, 0.07, 1] : [1, 1, 1, 1]
  const behind = element => {
    if (!element) return page
    const parts = element.tagName === "HTML" || element.closest("svg") === null ? [colour(getComputedStyle(element).backgroundColor)] : []
    return parts.reduce((below, above) => over(above, below), behind(element.parentElement))
  }
  const seen = new Set()
  let first
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!text.textContent.trim() || ["SCRIPT", "STYLE", "TITLE", "title", "style"].includes(element.tagName)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (!box.width) continue
    if (/^\s*\w{1,12}\s*$/.test(text.textContent) && range.getClientRects().length > 1) {
      found.push(`broken inside of a word: ${name(text)}`)
    }
    if (box.left < -1 || (box.right > width + 1 && !(element.closest("pre") && width > 600))) {
      found.push(`outside of the window: ${name(text)}`)
    }
    const style = getComputedStyle(element)
    const svg = element.closest("svg")
    let ground = behind(element)
    if (svg) {
      const frame = svg.getBoundingClientRect()
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1) {
        found.push(`outside of its picture: ${name(text)}`)
      }
      for (const shape of svg.querySelectorAll("rect")) {
        const part = shape.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        if (part.left <= x && x <= part.right && part.top <= y && y <= part.bottom) {
          ground = over(colour(getComputedStyle(shape).fill), ground)
        }
      }
    }
    const size = parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.6 && style.fontWeight >= 700)
    const ink = over(colour(svg ? style.fill : style.color), ground)
    first = first ?? [ink, ground]
    const contrast = ratio(ink, ground)
    if (contrast < (isLarge ? 3 : 4.5)) {
      const key = element.className + style.color
      if (!seen.has(key)) found.push(`contrast ${contrast.toFixed(1)} to 1: ${name(text)}`)
      seen.add(key)
    }
  }

  for (const line of found) parent.postMessage(`${window.name}: ${line}`, "*")
  parent.postMessage(`looked at ${window.name}: ${JSON.stringify(first)}`, "*")
})
