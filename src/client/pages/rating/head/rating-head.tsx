import { NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { UnbrokenHeading } from '../../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { WeightKey } from '../../../ui/scale/weight-key.tsx'
import { useRating } from '../use-rating.ts'
import { EditionFacts } from './edition-facts.tsx'
import { EditionRuler } from './edition-ruler.tsx'
import styles from './rating-head.module.css'

/** On phones: breadcrumbs without the current page; tiers and years are next to the filters instead. */
export function RatingHead() {
  const isBrief = useAppSelector(selectDevice) === 'mobile'
  const { rating, search, response } = useRating()
  if (!response) return null
  const { h1, breadcrumbs, edition, tiers, years } = response
  const parents = breadcrumbs.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
  const own = { text: breadcrumbs.at(-1)?.title ?? h1 }
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={isBrief ? parents : [...parents, own]} />
      <div className={styles.title}>
        <h1>
          <UnbrokenHeading text={h1} />
        </h1>
        <EditionFacts edition={edition} isBrief={isBrief} />
      </div>
      {rating.tier && (
        <p className="small faint above-4">{tierText(tiers.find(({ is_current }) => is_current)?.bounds)}</p>
      )}
      {edition.is_frozen && (
        <p className="small faint above-4">
          {`${FROZEN_TEXT} `}
          <a href={href('rating', { ...rating, year: undefined })}>Нынешний рейтинг</a>
        </p>
      )}
      <WeightKey weights={edition.weights} />
      {!isBrief && <EditionRuler tiers={tiers} years={years} search={search} />}
    </header>
  )
}

/** An agency lives on: only what its place follows from is kept with the edition. */
const FROZEN_TEXT =
  'Места этого выпуска больше не пересчитываются. Названия, города, штат и специализация агентств — сегодняшние.'

/** An agency may name a lower price or have a dearer project than its tier suggests, so the page says what decides. */
export const tierText = (bounds = ''): string =>
  `Сегмент агентства — по${NBSP}медиане бюджетов его проектов в${NBSP}зачёте${bounds === '' ? '' : ` (${bounds})`}. Цена в${NBSP}строке — самая низкая названная в${NBSP}этом сегменте.`
