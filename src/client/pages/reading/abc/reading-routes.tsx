import type { Answer } from '#contract/index.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks } from '../../../ui/scale/geometry.ts'
import styles from './routes.module.css'
import { pathOfTerm, useReadTerms } from './use-read-terms.ts'
import { WORD } from './word.ts'

type Route = Answer<'abc-list'>['orders'][number]

/** Of one minute, in rem. */
const MINUTE = 11
const HALF = 0.5

/** Reading orders as routes under one axis of minutes. What was read is known to this browser alone. */
export function ReadingRoutes({ routes }: { routes: readonly Route[] }) {
  const read = useReadTerms()
  const longest = Math.ceil(Math.max(...routes.map(({ minutes }) => minutes), 1) / HALF) * HALF
  const ticks = evenTicks(longest, 1, HALF)
  return (
    <section className={styles.routes} aria-labelledby="routes">
      <h2 id="routes" className={styles.routesTitle}>
        {`${routes.length === 3 ? 'Три порядка' : 'Порядки'} чтения`}
      </h2>
      <div className={styles.minutes} aria-hidden="true">
        <svg width={`${longest * MINUTE}rem`} height="2.6rem" aria-hidden="true">
          <Axis ticks={ticks} />
        </svg>
        мин
      </div>
      {routes.map(route => (
        <ReadingRoute key={route.title} route={route} read={read} />
      ))}
    </section>
  )
}

interface ReadingRouteProps {
  route: Route
  read: ReadonlySet<string>
}

function ReadingRoute({ route: { title, minutes, terms }, read }: ReadingRouteProps) {
  const isRead = ({ path }: { path: string }) => read.has(pathOfTerm(path))
  const isBegun = terms.some(isRead)
  const next = terms.find(term => !isRead(term))
  const target = next ?? terms[0]
  return (
    <nav className={styles.route} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className="note">{`${counted(terms.length, WORD)}, ${formatNumber(minutes, 1)}${NBSP}мин`}</p>
      </div>
      <ol className={styles.stops}>
        {terms.map(term => (
          <li
            key={term.path}
            className={isRead(term) ? styles.read : isBegun && term === next ? styles.now : undefined}
          >
            <svg width={`${term.minutes * MINUTE}rem`} height="1" aria-hidden="true" />
            <a href={term.path}>{term.title}</a>
          </li>
        ))}
      </ol>
      {target && (
        <ButtonLink className={styles.begin} tone={isBegun && next ? 'primary' : 'secondary'} href={target.path}>
          {!isBegun ? 'Начать' : next ? 'Продолжить' : 'Ещё раз'}
        </ButtonLink>
      )}
    </nav>
  )
}
