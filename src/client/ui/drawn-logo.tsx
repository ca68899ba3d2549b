import type { SVGProps } from 'react'
import { logoMarkup } from './logo-drawer.ts'

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
