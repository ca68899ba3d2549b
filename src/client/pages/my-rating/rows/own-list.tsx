import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { formatDate } from '#domain/time/dates.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks } from '../../../ui/scale/geometry.ts'
import type { OwnRating } from '../use-own-rating.ts'
import { FIRST_ROWS } from './first-rows.ts'
import { MoveLines } from './move-lines.tsx'
import styles from './own-list.module.css'
import { OwnRowItem } from './own-row-item.tsx'

interface OwnListProps {
  own: OwnRating
  edition: Answer<'rating-my'>['edition']
}

const SCORE_TICKS = evenTicks(100, 20, 5)

/** The official order beside one's own. In narrow windows each row tells its official place instead. */
export function OwnList({ own, edition }: OwnListProps) {
  const { shown, officialRows, choice } = own
  if (shown.length === 0) {
    return <EmptyState>Все выбранные условия сразу не выполняет ни один участник рейтинга.</EmptyState>
  }
  const rows = choice.isAll ? shown : shown.slice(0, FIRST_ROWS)
  const official = officialRows.slice(0, rows.length)
  return (
    <div className={styles.lists}>
      <section className={styles.official} aria-label="Официальный порядок">
        <div className={styles.officialHead}>
          <h2 className={styles.title}>Официально</h2>
          <p className="small muted">{edition.is_frozen ? 'Закрытый выпуск' : formatDate(edition.computed_at)}</p>
        </div>
        <ol className={styles.rows}>
          {official.map(({ place, score, agency }) => (
            <li key={agency.id} className={styles.officialRow}>
              <b className="figure">{place}</b>
              <span className={styles.officialName}>{agency.name}</span>
              <span className="figure muted">{formatFixed(score)}</span>
            </li>
          ))}
        </ol>
      </section>
      <MoveLines rows={rows} official={official} />
      <section className={styles.own} aria-label="Порядок по моим весам">
        <div className={styles.head}>
          <div className={styles.heading}>
            <h2 className={styles.title}>По моим весам</h2>
            <p className="small muted">Место, сдвиг, балл</p>
          </div>
          <Axis className={styles.axis} ticks={SCORE_TICKS} />
          <span className={`small muted ${styles.usual}`}>обычно</span>
        </div>
        <ol className={styles.rows}>
          {rows.map(row => (
            <OwnRowItem key={row.official.agency.id} row={row} />
          ))}
        </ol>
      </section>
    </div>
  )
}
