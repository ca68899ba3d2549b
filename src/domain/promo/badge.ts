import { escapeHtml } from '../web/escape-html.ts'

export const BADGE_SIZE = { width: 320, height: 160 } as const

export const badgeAddress = (year: number, nomination: string, format: 'svg' | 'png' = 'svg'): string =>
  `/media/award/${year}/${nomination}.${format}`

export interface BadgeTexts {
  siteName: string
  year: number
  /** Title of the nomination. */
  title: string
  agency: string
}

/** «Премия «Мерило» 2021: Открытость года — Северный контур» */
export const badgeAlt = ({ siteName, year, title, agency }: BadgeTexts): string =>
  `Премия «${siteName}» ${year}: ${title} — ${agency}`

interface BadgeLink {
  /** Whole addresses. */
  page: string
  picture: string
  alt: string
}

/** The HTML that a winner puts on their own site. */
export const badgeCode = ({ page, picture, alt }: BadgeLink): string =>
  `<a href="${escapeHtml(page)}"><img src="${escapeHtml(picture)}" width="${BADGE_SIZE.width}" height="${BADGE_SIZE.height}" alt="${escapeHtml(alt)}"></a>`
