import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { CompareBox, CompareForm } from '../../features/selection/compare-box.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../ui/scale/price-strip.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './agencies-in-range.module.css'

/** Agencies with such work in the middle half: to tick, to compare, to send a tender to. */
export function AgenciesInRange({ answer }: { answer: CostAnswer }) {
  const { agencies, axis, budget, spread, rating } = answer
  if (agencies.length === 0 || !spread) return null
  const [lo = 1, hi = 10] = axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  return (
    <section className={styles.agencies} aria-labelledby="agencies">
      <SectionHeading id="agencies" note={`делали такое за ${formatMoneyRange(spread.low, spread.high)}`}>
        Агентства в этих пределах
      </SectionHeading>
      <div className={styles.head} aria-hidden="true">
        <Axis ticks={moneyScale(lo, hi)} />
      </div>
      <ul>
        {agencies.map(
          ({ agency, place, average, price_from, quartiles, projects, is_of_kind, rating: placed, tender }) => {
            const [low = lo, median = lo, high = lo] = quartiles
            return (
              <li key={agency.id} className={styles.row}>
                <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
                <span className={styles.name}>
                  <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
                  <small>
                    {`${agency.city} · `}
                    <a
                      href={placed.path}
                      aria-label={`${place}-е место: ${placed.title}`}
                    >{`${place}-е${NBSP}место`}</a>
                  </small>
                </span>
                <span className={styles.strip}>
                  <PriceStrip
                    from={price_from === null ? null : at(price_from)}
                    middle={{ low: at(low), median: at(median), high: at(high) }}
                  />
                  {budget !== null && (
                    <svg aria-hidden="true">
                      <line x1={percent(at(budget))} x2={percent(at(budget))} y2="100%" />
                    </svg>
                  )}
                </span>
                <span className={styles.price}>
                  <b>{formatMoneyShort(median)}</b>
                  <small>{`${is_of_kind ? 'обычно' : 'все работы'}, ${counted(projects, 'project')}`}</small>
                </span>
                <span className={styles.average}>{average !== null && `${formatFixed(average)}${NBSP}★`}</span>
                <a className={styles.tender} href={tender}>
                  Заявка
                </a>
                <CompareBox id={agency.id} name={agency.name} isBare />
              </li>
            )
          },
        )}
      </ul>
      <CompareForm />
      {rating && (
        <p className={styles.more}>
          <a href={rating.path}>{rating.title}</a>
        </p>
      )}
    </section>
  )
}
