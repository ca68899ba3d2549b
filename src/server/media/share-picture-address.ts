import type { PageRegistry } from '#contract/page-renderer.ts'
import { matchPath } from '#domain/paths/paths.ts'

/** Open Graph: social networks show this size uncropped. */
export const SHARE_PICTURES = { folder: '/media/og', width: 1200, height: 630 } as const

/** Absolute; null where social networks get no picture, or one that depends on the query. */
export function sharePictureUrl(siteUrl: string, path: string, pages: PageRegistry): string | null {
  const match = matchPath(path)
  const picture = match && pages[match.name].sharePicture
  if (!picture) return null
  if (picture === 'card' || 'section' in picture) return addressOf(siteUrl, path)
  return 'of' in picture ? addressOf(siteUrl, picture.of(match.params as never)) : null
}

/** `seo+context/kazan.png` → `/seo+context/kazan/`; null for other files. */
export function pathOfSharePicture(file: string): string | null {
  return file.endsWith('.png') ? `/${file.slice(0, -'.png'.length)}/` : null
}

export const isSharePicture = (address: string): boolean => address.includes(`${SHARE_PICTURES.folder}/`)

const addressOf = (siteUrl: string, path: string): string =>
  `${siteUrl}${SHARE_PICTURES.folder}${path.replace(/\/$/, '')}.png`

/** `/digital-stats/systems/` → `systems`; null for pictures of pages. */
export function chartOfPicture(path: string): string | null {
  return /^\/digital-stats\/([a-z0-9-]{1,60})\/$/.exec(path)?.[1] ?? null
}
