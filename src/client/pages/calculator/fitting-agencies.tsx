import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyBare, formatMoneyRange } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { priceTexts } from '#domain/rating/price-texts.ts'
import { counted } from '#domain/russian/plural.ts'
import { CompareBox, CompareForm } from '../../features/selection/compare-box.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import { PriceStrip } from '../../ui/scale/price-strip.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './fitting-agencies.module.css'

/** The first agencies that fit the answers: to tick, to compare, to send a tender to. */
export function FittingAgencies({ answer }: { answer: CostAnswer }) {
  const { agencies, axis, budget, rating, unit, near } = answer
  if (agencies.length === 0) return near.length === 0 ? null : <Nobody near={near} />
  const [lo = 1, hi = 10] = axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  return (
    <section className="stack-8" aria-labelledby="agencies">
      <SectionHeading id="agencies" note={budget === null ? 'по местам в рейтинге' : formatMoneyRange(null, budget)}>
        Кто делает такое
      </SectionHeading>
      <div className={styles.head} aria-hidden="true">
        <Axis ticks={moneyScale(lo, hi)} />
      </div>
      <ul>
        {agencies.map(({ agency, place, average, price_from, quartiles, projects, rating: placed, tender, ...fit }) => {
          const [low = lo, median = lo, high = lo] = quartiles ?? []
          const { asked, paid } = priceTexts(price_from, quartiles?.[1] ?? null, unit)
          return (
            <li key={agency.id} className={styles.row}>
              <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
              <span className={styles.name}>
                <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
                <small>
                  {agency.city}
                  {place !== null && (
                    <>
                      {' · '}
                      <a
                        href={placed.path}
                        aria-label={`${place}-е место: ${placed.title}`}
                      >{`${place}-е${NBSP}место`}</a>
                    </>
                  )}
                </small>
              </span>
              <span className={styles.strip}>
                {budget !== null && (
                  <svg aria-hidden="true">
                    <line x1={percent(at(budget))} x2={percent(at(budget))} y2="100%" />
                  </svg>
                )}
                <PriceStrip
                  from={price_from === null ? null : at(price_from)}
                  middle={quartiles && { low: at(low), median: at(median), high: at(high) }}
                  {...(quartiles && { value: formatMoneyBare(median) })}
                />
              </span>
              <span className={styles.price}>
                <b>{asked}</b>
                {paid !== null && <small>{`${paid} · ${counted(projects, 'project')}`}</small>}
              </span>
              <span className={styles.average}>{average !== null && `${formatFixed(average)}${NBSP}★`}</span>
              <a className={`small ${styles.tender}`} href={tender}>
                Заявка
              </a>
              <CompareBox id={agency.id} name={agency.name} isBare />
              <small className={styles.fit}>{[fit.reason, fit.why].filter(Boolean).join(' · ')}</small>
            </li>
          )
        })}
      </ul>
      <CompareForm />
      <p className="note measure">
        «Обычно» — медиана проектов агентства в зачёте этого рейтинга, а без места в нём — таких же проектов за тот же
        срок; суммы как уплачены.
      </p>
      {rating && (
        <p className="small">
          <a href={rating.path}>{rating.title}</a>
        </p>
      )}
    </section>
  )
}

function Nobody({ near }: Pick<CostAnswer, 'near'>) {
  const [first] = near
  return (
    <section className="stack-8" aria-labelledby="agencies">
      <SectionHeading id="agencies">Кто делает такое</SectionHeading>
      <p>{`Не подходит никто${first?.reason ? `: ${first.reason}` : ''}. Ближе всего:`}</p>
      <ul className="stack-4">
        {near.map(({ title, path, participants }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {` — ${counted(participants, 'agency')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
