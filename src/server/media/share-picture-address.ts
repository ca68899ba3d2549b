import type { PathMatch } from '#domain/paths.ts'
import { buildRatingPath } from '#domain/rating-path.ts'

/** Open Graph: the size that every network shows whole. */
export const SHARE_PICTURES = { folder: '/media/og', width: 1200, height: 630 } as const

/** The picture that goes with a shared link: that of the page, a methodology's is that of its rating. */
export function sharePictureUrl(siteUrl: string, path: string, match: PathMatch | null): string | null {
  if (match?.name === 'rating' || match?.name === 'agency') return addressOf(siteUrl, path)
  return match?.name === 'methodology' ? addressOf(siteUrl, buildRatingPath(match.params)) : null
}

/** The page of a picture's address, or null: `seo+context/kazan.png` → `/seo+context/kazan/`. */
export function pathOfSharePicture(file: string): string | null {
  return file.endsWith('.png') ? `/${file.slice(0, -'.png'.length)}/` : null
}

export const isSharePicture = (address: string): boolean => address.includes(`${SHARE_PICTURES.folder}/`)

const addressOf = (siteUrl: string, path: string): string =>
  `${siteUrl}${SHARE_PICTURES.folder}${path.replace(/\/$/, '')}.png`
