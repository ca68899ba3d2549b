import type { Answer } from '#contract/index.ts'
import type { RatingPath } from '#domain/rating-path.ts'
import { WholeWords } from '../../../features/whole-words/whole-words.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { editionLine } from './edition-line.ts'
import styles from './rating-head.module.css'

type RatingAnswer = Answer<'rating-page-main-info'>

interface RatingHeadProps {
  answer: RatingAnswer
  rating: RatingPath
  /** On a phone the chain stops before the page itself: the heading right below names it. */
  isBrief?: boolean
}

export function RatingHead({ answer, rating, isBrief = false }: RatingHeadProps) {
  const { h1, breadcrumbs, edition, tiers, years } = answer
  const parents = breadcrumbs.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
  const own = { text: breadcrumbs.at(-1)?.title ?? h1 }
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={isBrief ? parents : [...parents, own]} />
      <h1>
        <WholeWords text={h1} />
      </h1>
      <p className={styles.edition}>{editionLine(edition, rating.year)}</p>
      <div className={styles.tabs}>
        <Choice label="Ценовые сегменты" links={tiers.map(tier => ({ ...tier, note: tier.bounds || undefined }))} />
        <Choice label="Выпуски рейтинга" links={years} />
      </div>
    </header>
  )
}

interface ChoiceProps {
  label: string
  links: readonly { title: string; path: string; is_current: boolean; note?: string | undefined }[]
}

/** One link is no choice. */
function Choice({ label, links }: ChoiceProps) {
  if (links.length < 2) return null
  const current = links.find(({ is_current }) => is_current)
  return (
    <TabLinks
      label={label}
      tabs={links.map(({ title, path, note }) => ({ text: title, href: path, note }))}
      currentHref={current?.path ?? ''}
    />
  )
}
