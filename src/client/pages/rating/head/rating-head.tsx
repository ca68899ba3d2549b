import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredProjects } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate, moscowYear } from '#domain/time/dates.ts'
import { UnbrokenHeading } from '../../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { WeightKey } from '../../../ui/scale/weight-key.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useRating } from '../use-rating.ts'
import styles from './rating-head.module.css'

interface RatingHeadProps {
  /** On phones: breadcrumbs without the current page, and the years are next to the filters instead. */
  isBrief: boolean
}

export function AgencyRatingHead() {
  return <RatingHead isBrief={useAppSelector(selectDevice) === 'mobile'} />
}

export function RatingHead({ isBrief }: RatingHeadProps) {
  const { rating, search, response } = useRating()
  if (!response) return null
  const { h1, breadcrumbs, edition, tiers, years } = response
  const parents = breadcrumbs.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
  const own = { text: breadcrumbs.at(-1)?.title ?? h1 }
  const { type, platform, year } = rating
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={isBrief ? parents : [...parents, own]} />
      <h1>
        <UnbrokenHeading text={h1} />
      </h1>
      <p className={`muted above-12 ${styles.edition}`}>
        {editionLine(edition, year, isBrief) + SEPARATOR}
        <a href={href('methodology', { type, platform, year })}>Методика</a>
        {!isBrief && `${SEPARATOR}Места не продаются`}
      </p>
      {rating.tier && (
        <p className={`faint above-4 ${styles.frozen}`}>
          {tierText(tiers.find(({ is_current }) => is_current)?.bounds)}
        </p>
      )}
      {edition.is_frozen && (
        <p className={`faint above-4 ${styles.frozen}`}>
          {`${FROZEN_TEXT} `}
          <a href={href('rating', { ...rating, year: undefined })}>Нынешний рейтинг</a>
        </p>
      )}
      <WeightKey weights={edition.weights} />
      <div className={styles.tabs}>
        <Choice
          label="Ценовые сегменты"
          links={tiers.map(tier => ({ ...tier, note: tier.bounds || undefined }))}
          search={search}
        />
        {!isBrief && <Choice label="Выпуски рейтинга" links={years} search={search} />}
      </div>
    </header>
  )
}

/** An agency lives on: only what its place follows from is kept with the edition. */
const FROZEN_TEXT =
  'Места этого выпуска больше не пересчитываются. Названия, города, штат и специализация агентств — сегодняшние.'

interface ChoiceProps {
  label: string
  links: readonly { title: string; path: string; is_current: boolean; note?: string | undefined }[]
  /** Filters are kept when the tier or the year changes. */
  search: string
}

function Choice({ label, links, search }: ChoiceProps) {
  if (links.length < 2) return null
  const current = links.find(({ is_current }) => is_current)
  return (
    <TabLinks
      label={label}
      tabs={links.map(({ title, path, note }) => ({ text: title, href: path + search, note }))}
      currentHref={current ? current.path + search : ''}
    />
  )
}

type Edition = Answer<'rating-page-main-info'>['edition']

// The dot must not start a new line.
export const SEPARATOR = `${NBSP}· `

/** «Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов в зачёте»; without projects on phones, without counts if empty. */
export function editionLine(edition: Edition, year: number | undefined, isBrief = false): string {
  const { computed_at, is_frozen, participants, projects } = edition
  const when = is_frozen
    ? `Выпуск ${year ?? moscowYear(computed_at)} года, заморожен`
    : `Обновлено ${formatDate(computed_at)}`
  const counts = participants === 0 ? [] : [counted(participants, 'participant'), scoredProjects(projects)]
  return [when, ...counts.slice(0, isBrief ? 1 : 2)].join(SEPARATOR)
}

/** An agency may name a lower price or have a dearer project than its tier suggests, so the page says what decides. */
export const tierText = (bounds = ''): string =>
  `Сегмент агентства — по${NBSP}медиане бюджетов его проектов в${NBSP}зачёте${bounds === '' ? '' : ` (${bounds})`}. Цена в${NBSP}строке — самая низкая названная в${NBSP}этом сегменте.`
