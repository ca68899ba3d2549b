import type { Answer } from '#contract/index.ts'
import { countReading, listNotices } from '#db/queries/about/about.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import type { Span } from '#domain/content/tree.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import { brandLogoSize } from '#domain/pictures/brand-logo.ts'
import type { Context } from '../../context.ts'
import { BRAND_FILES, brandFilePath } from '../../media/brand-files.ts'
import { APP_ICONS, iconPath } from '../../media/site-icons.ts'
import { catalogCounters } from '../../shapes/catalog-counters.ts'
import { blocksOf, metaOf } from '../../shapes/text-body.ts'
import { pressTexts } from './press-texts.ts'

type Press = Answer<'press-page'>
type Email = NonNullable<Press['contact']>

/** The purpose of the address for journalists among the contacts; without one, the first address of all. */
const PRESS = /пресс|сми\b/i
const ICON_PIXELS = 32

export async function pressPage(context: Context): Promise<Press> {
  const { kysely } = context.database
  const [counters, reading, mentions, contacts] = await Promise.all([
    catalogCounters(context),
    countReading(kysely),
    listNotices(kysely, 'mention'),
    getSetting<{ emails?: Email[] }>(kysely, 'contacts'),
  ])
  const emails = contacts?.emails ?? []
  const fact = (title: string, value: number, page: PathName | null) => ({
    title,
    value,
    path: page === null ? null : href(page, {} as never),
  })
  return {
    facts: [
      fact('Агентства в каталоге', counters.agencies, 'wall'),
      fact('Проекты', counters.projects, null),
      fact('Отзывы клиентов', counters.reviews, 'customer-responses'),
      fact('Кейсы', reading.cases, 'cases'),
      fact('Интервью', reading.interviews, 'interviews'),
      fact('Исследования', reading.research, 'research'),
      fact('Термины азбуки', reading.terms, 'abc'),
    ].filter(({ value }) => value > 0),
    texts: pressTexts(context.config.siteName, counters),
    logos: logos(context.config.siteName),
    contact: emails.find(({ purpose }) => PRESS.test(purpose)) ?? emails[0] ?? null,
    mentions: mentions.map(row => ({
      slug: row.slug,
      title: row.title,
      medium: metaOf(row).medium,
      address: metaOf(row).address || null,
      published_at: row.published_at.toISOString(),
      text: paragraphsOf(row),
    })),
  }
}

function logos(siteName: string): Press['logos'] {
  const size = brandLogoSize(siteName)
  const [small, large] = APP_ICONS
  return [
    ...BRAND_FILES.map(({ ground, name }) => ({
      title: ground === 'light' ? 'Логотип' : 'Логотип для тёмного фона',
      preview: brandFilePath(name, 'svg'),
      is_on_dark: ground === 'dark',
      ...size,
      files: (['svg', 'png'] as const).map(format => ({
        title: format.toUpperCase(),
        path: brandFilePath(name, format),
      })),
    })),
    {
      title: 'Знак',
      preview: '/favicon.svg',
      is_on_dark: false,
      width: ICON_PIXELS,
      height: ICON_PIXELS,
      files: [
        { title: 'SVG', path: '/favicon.svg' },
        ...[small, large].flatMap(icon =>
          icon ? [{ title: `PNG ${icon.size} × ${icon.size}`, path: iconPath(icon.name) }] : [],
        ),
      ],
    },
  ]
}

/** The paragraphs of a short text; the import lets nothing else in. */
export const paragraphsOf = (row: { tree: unknown }): Span[][] =>
  blocksOf(row).flatMap(block => (block.kind === 'paragraph' ? [block.spans] : []))
