import { sexOf } from './given-names.ts'
import { hashOf } from './stable-hash.ts'

// Addresses only: the browser needs them, and the drawing code is far too large for it.

export const drawnLogoAddress = (slug: string): string => `/media/logo/${slug}.svg`
export const drawnClientAddress = (slug: string): string => `/media/client/${slug}.svg`

const DRAWN_LOGO = /^\/media\/(?:logo|client)\/[a-z0-9-]+\.svg$/

/** False for an uploaded logo. */
export const isDrawnLogo = (address: string): boolean => DRAWN_LOGO.test(address)

/** Carries the hash instead of the name, so that names stay out of addresses. */
export const portraitAddress = (name: string): string =>
  `/media/person/${sexOf(name)}-${hashOf(name).toString(16).padStart(8, '0')}.svg`
