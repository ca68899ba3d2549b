import { inGuillemets } from '#domain/russian/quotes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-tools.module.css'
import type { CompareTable } from './use-table.ts'

interface PagerProps {
  /** In the order of the columns before `query.from` turned them. */
  companies: CompareTable['companies_info']
  query: ComparisonQuery
}

const ORDINALS = ['Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое']
/** Columns that a narrow screen shows whole. */
const SHOWN = 2

function turned({ companies, query }: PagerProps, by: number) {
  const from = query.from ?? 0
  const at = (index: number) => (index + companies.length) % companies.length
  const next = at(from + by)
  // The column that comes into view: the last shown one, or the first when going back.
  const seen = at(by > 0 ? from + by + SHOWN - 1 : next)
  return { href: comparisonHref(query, { from: next }), ordinal: ORDINALS[seen], name: companies[seen]?.name ?? '' }
}

/** Says on a narrow screen that there are more columns, and which two of them are shown. */
export function Pager(props: PagerProps) {
  const { companies, query } = props
  if (companies.length <= SHOWN) return null
  const { href, ordinal, name } = turned(props, 1)
  const from = query.from ?? 0
  return (
    <p className={styles.pager} data-print="none">
      <a href={href}>
        {ordinal} — {inGuillemets(name)} <Icon name="arrow-right" isSmall />
      </a>
      <span className={styles.bars} aria-hidden="true">
        {companies.map(({ id }, index) => {
          const isShown = (index - from + companies.length) % companies.length < SHOWN
          return <i key={id} className={classNames(isShown && styles.shown)} />
        })}
      </span>
    </p>
  )
}

/** The same step for the thumb, both ways. */
export function PagerButtons(props: PagerProps) {
  if (props.companies.length <= SHOWN) return null
  const [back, on] = [turned(props, -1), turned(props, 1)]
  return (
    <span className={styles.buttons}>
      <ButtonLink isSquare href={back.href} aria-label={`Показать ${inGuillemets(back.name)} слева`}>
        <Icon name="arrow-left" />
      </ButtonLink>
      <ButtonLink isSquare href={on.href} aria-label={`Показать ${inGuillemets(on.name)}`}>
        <Icon name="arrow-right" />
      </ButtonLink>
    </span>
  )
}

/** The visible edge of the next column is a target, too. */
export function PagerEdge(props: PagerProps) {
  if (props.companies.length <= SHOWN) return null
  const { href, name } = turned(props, 1)
  return (
    <a className={styles.edge} href={href} tabIndex={-1} data-print="none">
      <VisuallyHidden>Показать {inGuillemets(name)}</VisuallyHidden>
    </a>
  )
}
