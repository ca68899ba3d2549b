import { drawLogo } from './logo/draw-logo.ts'
import { isDrawnLogo } from './picture-addresses.ts'

const ESCAPED: Readonly<Record<string, string>> = { '"': '%22', '#': '%23', '<': '%3C', '>': '%3E' }

/** The image element has its own. */
const SIZE = / width="\d+" height="\d+"/

/** The address with the drawing inside, so that it costs no request; the address itself for an uploaded logo. */
export function inlineLogo(address: string, name: string): string {
  if (!isDrawnLogo(address)) return address
  return `data:image/svg+xml,${drawLogo(name)
    .replace(SIZE, '')
    .replace(/["#<>]/g, character => ESCAPED[character] ?? character)}`
}
