import type { Answer } from '#contract/index.ts'
import { formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { formatMonth } from '#domain/time/dates.ts'
import styles from './advertising.module.css'

interface AudienceFiguresProps {
  audience: Answer<'advertising-info'>
}

/** The year in a few numbers; those that nobody counted are left out. */
export function AudienceFigures({ audience }: AudienceFiguresProps) {
  const { views, before, months, devices, ads, from, to } = audience
  const phones = devices.find(({ device }) => device === 'mobile')
  const last = months.at(-1)
  return (
    <>
      <p className="muted">{`${formatMonth(`${from}-15`)} — ${formatMonth(`${to}-15`)}`}</p>
      <dl className={`figures ${styles.figures}`}>
        <div>
          <dt>показов страниц за год</dt>
          <dd className="place">{formatNumber(views)}</dd>
        </div>
        {before !== null && before > 0 && (
          <div>
            <dt>к двенадцати месяцам до этого</dt>
            <dd className="place">{changeText(views / before - 1)}</dd>
          </div>
        )}
        {last && (
          <div>
            <dt>{`показов, ${formatMonth(`${last.month}-15`)}`}</dt>
            <dd className="place">{formatNumber(last.views)}</dd>
          </div>
        )}
        {phones && (
          <div>
            <dt>показов на телефонах</dt>
            <dd className="place">{`${phones.share}${NBSP}%`}</dd>
          </div>
        )}
        {ads.seen > 0 && (
          <div>
            <dt>{`кликов на показ рекламы: ${formatNumber(ads.clicked)} из ${formatNumber(ads.seen)}`}</dt>
            <dd className="place">{formatPercent(ads.clicked / ads.seen, 2)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const changeText = (change: number): string => `${change < 0 ? '−' : '+'}${formatPercent(Math.abs(change))}`
