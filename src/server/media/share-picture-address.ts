import { href, type PathMatch, type PathName } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'

/** Open Graph: social networks show this size uncropped. */
export const SHARE_PICTURES = { folder: '/media/og', width: 1200, height: 630 } as const

/** Pages to read, with the name of their section. */
export const TEXT_SECTIONS: Partial<Record<PathName, string>> = {
  'news-item': 'Новости',
  'research-item': 'Исследования',
  'abc-item': 'Азбука',
  case: 'Кейсы',
  interview: 'Интервью',
  person: 'Люди отрасли',
  about: 'О проекте',
  'about-plans': 'О проекте',
  'about-team': 'О проекте',
  press: 'О проекте',
}

/** A methodology shares the picture of its rating, a tab that of its agency or system. */
export function sharePictureUrl(siteUrl: string, path: string, match: PathMatch | null): string | null {
  if (match && (match.name === 'rating' || match.name in TEXT_SECTIONS)) return addressOf(siteUrl, path)
  if (match?.name === 'methodology') return addressOf(siteUrl, buildRatingPath(match.params))
  if (match && isOfCms(match)) return addressOf(siteUrl, href('cms', { cms: match.params.cms }))
  return match && isOfAgency(match) ? addressOf(siteUrl, href('agency', { agency: match.params.agency })) : null
}

const AGENCY_PAGES = [
  'agency',
  'agency-prices',
  'agency-portfolio',
  'agency-reviews',
  'agency-review',
  'agency-interviews',
  'agency-mentions',
  'agency-faq',
  'agency-contacts',
] as const satisfies PathName[]

type AgencyMatch = Extract<PathMatch, { name: (typeof AGENCY_PAGES)[number] }>

const isOfAgency = (match: PathMatch): match is AgencyMatch => AGENCY_PAGES.some(name => name === match.name)

const CMS_PAGES = ['cms', 'cms-projects', 'cms-reviews', 'cms-review'] as const satisfies PathName[]

type CmsMatch = Extract<PathMatch, { name: (typeof CMS_PAGES)[number] }>

const isOfCms = (match: PathMatch): match is CmsMatch => CMS_PAGES.some(name => name === match.name)

/** `seo+context/kazan.png` → `/seo+context/kazan/`; null for other files. */
export function pathOfSharePicture(file: string): string | null {
  return file.endsWith('.png') ? `/${file.slice(0, -'.png'.length)}/` : null
}

export const isSharePicture = (address: string): boolean => address.includes(`${SHARE_PICTURES.folder}/`)

const addressOf = (siteUrl: string, path: string): string =>
  `${siteUrl}${SHARE_PICTURES.folder}${path.replace(/\/$/, '')}.png`
