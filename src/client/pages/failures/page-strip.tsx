import { formatNumber } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { PAGE } from '#domain/russian/rare-nouns.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent, type Tick } from '../../ui/scale/geometry.ts'
import styles from './not-found.module.css'

interface PageStripProps {
  /** Together `total`, most first. */
  sorts: readonly { title: string; count: number }[]
  total: number
}

/** A title that fits its part by this estimate does so in the narrowest window that shows titles. */
const LETTER_PX = 8
const MARGIN_PX = 8
const NARROWEST_PX = 720

/** Every page of the site on one axis; the reading mark of a missing page is at zero. */
export function PageStrip({ sorts, total }: PageStripProps) {
  const parts = partsOf(sorts)
  const unnamed = parts.findIndex(
    ({ title, count }) => (count / total) * NARROWEST_PX < MARGIN_PX + title.length * LETTER_PX,
  )
  const named = unnamed < 0 ? parts : parts.slice(0, unnamed)
  const rest = parts.slice(named.length)
  const restStart = rest[0]?.from ?? total
  return (
    <section className={styles.strip} aria-label="Страницы сайта">
      <p className={styles.flag}>вашей нет ни в одном разделе</p>
      <p className={`note ${styles.rest}`}>{rest.map(sortText).join(', ')}</p>
      <p className={`note ${styles.all}`}>{parts.map(sortText).join(', ')}</p>
      <svg className={styles.bar} aria-hidden="true">
        {named.map(({ title, from }) => (
          <text key={title} className={styles.name} x={percent(from / total)} dx={MARGIN_PX} y="16">
            {title}
          </text>
        ))}
        {rest.length > 0 && (
          <>
            <line className={styles.bracket} x1={percent(restStart / total)} x2="100%" y1="10" y2="10" />
            {[restStart / total, 1].map(at => (
              <line key={at} className={styles.bracket} x1={percent(at)} x2={percent(at)} y1="10" y2="17" />
            ))}
          </>
        )}
        {parts.map(({ title, from, count }, index) => (
          <rect
            key={title}
            className={index % 2 === 0 ? styles.even : styles.odd}
            x={percent(from / total)}
            width={percent(count / total)}
            y="24"
            height="28"
          />
        ))}
        {named.map(({ title, from, count }) => (
          <text key={title} className={styles.count} x={percent(from / total)} dx={MARGIN_PX} y="44">
            {formatNumber(count)}
          </text>
        ))}
      </svg>
      <Axis ticks={ticksOf(total)} isBelow />
    </section>
  )
}

const sortText = ({ title, count }: { title: string; count: number }) => `${lowerFirst(title)} ${formatNumber(count)}`

function partsOf(sorts: PageStripProps['sorts']) {
  let from = 0
  return sorts.map(sort => {
    const part = { ...sort, from }
    from += sort.count
    return part
  })
}

const STEPS = [1, 2, 5]
const MOST_STEPS = 7
/** A label nearer to the end would touch that of the total; on a phone, twice as soon. */
const ROOM_AT_END = 0.14

function ticksOf(total: number): Tick[] {
  const size = 10 ** Math.floor(Math.log10(total / MOST_STEPS))
  const step = STEPS.map(times => times * size).find(length => total / length <= MOST_STEPS) ?? 10 * size
  const count = Math.ceil(total / step)
  const ticks = Array.from({ length: count }, (_, index) => {
    const at = (index * step) / total
    return {
      at,
      isMajor: true,
      ...(1 - at > ROOM_AT_END && {
        label: formatNumber(index * step),
        isForWide: index % 2 === 1 || 1 - at < 2 * ROOM_AT_END,
      }),
    }
  })
  return [...ticks, { at: 1, isMajor: true, label: counted(total, PAGE) }]
}
