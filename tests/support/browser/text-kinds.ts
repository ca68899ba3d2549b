export interface TextKind {
  /** All that the rules about colours compute from: if one text of this look passes, so do all others. */
  look: string
  /** The look and the elements around it. Where axe cannot decide about a text, it may still fail in another place. */
  place: string
}

/**
 * Stores one element of each kind in `textSamples` and returns the kinds. A look is the colour, whether the text is
 * large, what tells a link from the text around it, and the backgrounds behind. Those are its ancestors' unless something
 * else that is painted overlaps the text: then the place belongs to the look. What floats over the page covers other
 * text on every screen and is left out.
 */
export const TEXT_KINDS = `(() => {
  const NEAREST = 3
  const paints = new Map()
  const painted = []
  // The paint behind the content of an element, memoised.
  const paintOf = element => {
    if (element === null) return { behind: '', effects: '', floats: false }
    const known = paints.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element)
    const outer = paintOf(element.parentElement)
    const own = [opacity, filter, mixBlendMode].join(' ')
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    const isOpaque = backgroundColor.startsWith('rgb(')
    const paint = {
      behind: isBare ? outer.behind : backgroundColor + ' ' + backgroundImage + '/' + (isOpaque ? '' : outer.behind),
      effects: own === '1 none normal' ? outer.effects : own + '/' + outer.effects,
      floats: outer.floats || position === 'fixed' || position === 'sticky',
    }
    if (!paint.floats && (!isBare || element.matches('img, svg, video, canvas'))) painted.push(element)
    paints.set(element, paint)
    return paint
  }
  // As in WCAG: from 24 pixels, or bold from 14 points.
  const isLarge = ({ fontSize, fontWeight }) => parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24)
  const lookOfLink = element => {
    const link = element.closest('a[href]')
    if (link === null) return ''
    let block = link
    while (getComputedStyle(block).display === 'inline') block = block.parentElement
    if (block.textContent.trim() === link.textContent.trim()) return ''
    return [link, block].map(part => {
      const { color, fontSize, fontWeight, fontStyle, fontFamily, textDecorationLine, borderBottomStyle } = getComputedStyle(part)
      return [color, fontSize, fontWeight, fontStyle, fontFamily, textDecorationLine, borderBottomStyle].join(' ')
    }).join('|')
  }
  const isField = element => element.matches('input, select, textarea')
  const textsOf = element => Array.from(element.childNodes).filter(node => node.nodeType === 3 && node.data.trim() !== '')
  const range = document.createRange()
  const boxesOf = element => {
    if (isField(element)) return [element.getBoundingClientRect()]
    return textsOf(element).flatMap(text => {
      range.selectNode(text)
      return Array.from(range.getClientRects())
    })
  }
  const visible = Array.from(document.body.querySelectorAll('*')).filter(element => element.checkVisibility())
  for (const element of visible) paintOf(element)
  const obstacles = painted.map(element => ({ element, box: element.getBoundingClientRect() }))
  const isOverlapped = text =>
    boxesOf(text).some(({ left, right, top, bottom }) =>
      obstacles.some(
        ({ element, box }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top &&
          !element.contains(text) && !text.contains(element),
      ),
    )
  const samples = new Map()
  for (const element of visible) {
    if (!isField(element) && textsOf(element).length === 0) continue
    const style = getComputedStyle(element)
    const { behind, effects, floats } = paintOf(element)
    const text = [style.color, isLarge(style), style.textShadow, style.webkitTextStroke, element.matches(':disabled')].join(' ')
    let [around, next] = ['', element]
    for (let nth = 0; nth < NEAREST && next; nth += 1, next = next.parentElement) around += next.tagName + '.' + next.getAttribute('class') + '/'
    const look = [text, lookOfLink(element), behind, effects, !floats && isOverlapped(element) ? around : ''].join(' & ')
    const place = look + ' & ' + around
    if (!samples.has(place)) samples.set(place, { element, look })
  }
  window.textSamples = Array.from(samples.values(), ({ element }) => element)
  return Array.from(samples, ([place, { look }]) => ({ look, place }))
})()`
