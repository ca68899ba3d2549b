import { useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useClosingDetails } from '../../../ui/use-closing-details.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './edition-ruler.module.css'
import { LinkChoice } from './link-choice.tsx'

type Page = Answer<'rating-page-main-info'>

interface EditionRulerProps {
  tiers: Page['tiers']
  years: Page['years']
  /** Filters are kept when the tier or the year changes. */
  search: string
}

/** Years that are marks of their own; the ones before share the last mark. */
const MARKED_YEARS = 4

/** Price tiers and years as marks on one ruler. */
export function EditionRuler({ tiers, years, search }: EditionRulerProps) {
  const ruler = useRef<HTMLDivElement>(null)
  useClosingDetails(ruler)
  if (tiers.length < 2 && years.length < 2) return null
  return (
    <div className={styles.ruler} ref={ruler}>
      {tiers.length > 1 && (
        <nav aria-label="Ценовые сегменты">
          <ul className={styles.marks}>
            {tiers.map(({ title, path, bounds, participants, is_current }, index) => (
              <li key={path}>
                <a className={styles.mark} href={path + search} aria-current={is_current ? 'page' : undefined}>
                  {bounds !== '' && <VisuallyHidden>{`${title}: `}</VisuallyHidden>}
                  <span>{index === tiers.length - 1 ? bounds : withoutUnit(bounds) || title}</span>
                  <b className={styles.count}>{formatNumber(participants)}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {years.length > 1 && <Years years={years} search={search} />}
    </div>
  )
}

/** «до 300 тыс.»: the unit is named once, at the end of the ruler. */
const withoutUnit = (bounds: string): string => bounds.split(`${NBSP}₽`, 1)[0] ?? ''

function Years({ years, search }: Pick<EditionRulerProps, 'years' | 'search'>) {
  const marked = years.slice(0, MARKED_YEARS)
  const earlier = years.slice(MARKED_YEARS)
  const current = years.find(({ is_current }) => is_current)
  const isEarlier = earlier.some(({ is_current }) => is_current)
  return (
    <nav className={styles.years} aria-label="Выпуски рейтинга">
      <ul className={styles.marks}>
        {marked.map(({ title, path, is_current }) => (
          <li key={path} className={styles.wide}>
            <a className={styles.mark} href={path + search} aria-current={is_current ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
        <li className={classNames(earlier.length === 0 && styles.narrow)}>
          <LinkChoice
            opener={
              <>
                <span className={styles.wide}>{isEarlier ? current?.title : 'раньше'}</span>
                <span className={styles.narrow}>{current?.title ?? 'Год'}</span>
              </>
            }
            links={years.map((year, index) => ({
              ...year,
              className: index < MARKED_YEARS ? styles.narrow : undefined,
            }))}
            search={search}
            className={styles.earlier}
            openerClass={classNames(styles.mark, isEarlier ? styles.current : styles.currentNarrow)}
          />
        </li>
      </ul>
    </nav>
  )
}
