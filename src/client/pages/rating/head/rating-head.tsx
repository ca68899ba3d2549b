import { href } from '#domain/paths/paths.ts'
import { filterSearch } from '#domain/rating/rating-filters.ts'
import { UnbrokenHeading } from '../../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { WeightKey } from '../../../ui/scale/weight-key.tsx'
import { useRating } from '../use-rating.ts'
import { editionLine, SEPARATOR, tierText } from './edition-line.ts'
import styles from './rating-head.module.css'

interface RatingHeadProps {
  /** On phones: breadcrumbs without the current page, and the years are next to the filters instead. */
  isBrief: boolean
}

export function Part() {
  return <RatingHead isBrief={useAppSelector(selectDevice) === 'mobile'} />
}

export function RatingHead({ isBrief }: RatingHeadProps) {
  const { rating, filters, response } = useRating()
  if (!response) return null
  const { h1, breadcrumbs, edition, tiers, years } = response
  const parents = breadcrumbs.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
  const own = { text: breadcrumbs.at(-1)?.title ?? h1 }
  const search = filterSearch(filters)
  const { type, platform, year } = rating
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={isBrief ? parents : [...parents, own]} />
      <h1>
        <UnbrokenHeading text={h1} />
      </h1>
      <p className={styles.edition}>
        {editionLine(edition, year, isBrief) + SEPARATOR}
        <a href={href('methodology', { type, platform, year })}>Методика</a>
        {!isBrief && `${SEPARATOR}Места не продаются`}
      </p>
      {rating.tier && <p className={styles.frozen}>{tierText(tiers.find(({ is_current }) => is_current)?.bounds)}</p>}
      {edition.is_frozen && (
        <p className={styles.frozen}>
          {'Места этого выпуска больше не пересчитываются. '}
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
