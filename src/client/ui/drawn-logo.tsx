import type { SVGProps } from 'react'
import { isDrawnLogo } from '#domain/pictures/picture-addresses.ts'

type DrawnLogoProps = SVGProps<SVGSVGElement> & {
  /** The address of a drawn logo. */
  src: string
  name: string
}

/** Part of the page: as images by `data:` addresses, logos took the browser a fifth of its work for a page of ratings. */
export function DrawnLogo({ src, name, ...attributes }: DrawnLogoProps) {
  // The server's page has the drawing inside; hydration keeps it.
  const inside = { dangerouslySetInnerHTML: { __html: logoMarkup(src, name) }, suppressHydrationWarning: true }
  return <svg {...attributes} viewBox="0 0 48 48" {...inside} />
}

type LogoDrawer = (name: string) => string

let drawer: LogoDrawer | null = null

/** Called once by the server entry: the browser bundle contains no drawing code. */
export function setLogoDrawer(draw: LogoDrawer | null): void {
  drawer = draw
}

/** The inside of a drawn logo: while the server renders, the drawing, so that it costs no request; in the browser its address. */
export function logoMarkup(address: string, name: string): string {
  // Markup is built of drawn logos only: their addresses need no escaping.
  if (!isDrawnLogo(address)) throw new Error('Not the address of a drawn logo')
  return drawer?.(name) ?? `<image href="${address}" width="48" height="48"></image>`
}
