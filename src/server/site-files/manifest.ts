import { href } from '#domain/paths/paths.ts'
import { APP_ICONS, iconPath } from '../media/site-icons.ts'

/** `--paper` and `--ink` of the design tokens, which a manifest cannot refer to. */
const PAPER = '#ffffff'
const INK = '#15171c'

export const webManifest = (siteName: string) => ({
  id: href('main'),
  name: siteName,
  short_name: siteName,
  description: 'Открытый рейтинг диджитал-агентств: проекты, отзывы клиентов, цены',
  lang: 'ru',
  dir: 'ltr',
  start_url: href('main'),
  scope: href('main'),
  display: 'minimal-ui',
  background_color: PAPER,
  theme_color: INK,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...APP_ICONS.map(({ size, purpose, name }) => ({
      src: iconPath(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
})
