import type { Answer } from '#contract/index.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import styles from './formats.module.css'

type Slot = Answer<'advertising-info'>['formats'][number]['slot']

const WIDTH = 280
const LEFT = 16
const RIGHT = WIDTH - LEFT
const ROW = 20
const AD_HEIGHT = { general: 22, wide_native_card: 34, mini_native_card: 20, promotion: 26 } as const

/** Rows of the list above and below the ad, by their places. */
const ROWS: Readonly<Record<Slot, { before: readonly number[]; after: readonly number[] }>> = {
  general: { before: [], after: [1, 2, 3, 4, 5, 6] },
  wide_native_card: { before: [1, 2, 3], after: [4, 5, 6] },
  mini_native_card: { before: [8, 9, 10], after: [11, 12, 13] },
  promotion: { before: [17, 18, 19, 20], after: [] },
}

interface FormatSketchProps {
  slot: Slot
  title: string
}

/** A rating page in miniature, with the ad where it stands. */
export function FormatSketch({ slot, title }: FormatSketchProps) {
  const { before, after } = ROWS[slot]
  const isTop = before[0] === undefined || before[0] === 1
  const head = isTop ? 44 : 20
  const gap = slot === 'promotion' ? 10 : 4
  const adTop = head + before.length * ROW + gap
  const afterTop = adTop + AD_HEIGHT[slot] + gap
  const height = afterTop + after.length * ROW + (slot === 'promotion' ? 34 : 6)
  const hatch = `sketch-${slot}`
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={`Страница рейтинга в миниатюре: где стоит ${inGuillemets(title)}`}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v6" />
        </pattern>
      </defs>
      <rect className={styles.sheet} x="0.5" y="0.5" width={WIDTH - 1} height={height - 1} />
      {isTop ? <Heading /> : <path className={styles.grid} d={`M${LEFT} 8h40m6 0h24m6 0h30`} />}
      {before.map((place, index) => (
        <Row key={place} place={place} top={head + index * ROW} />
      ))}
      <rect className={styles.slot} x={LEFT} y={adTop} width={RIGHT - LEFT} height={AD_HEIGHT[slot]} />
      <rect x={LEFT} y={adTop} width={RIGHT - LEFT} height={AD_HEIGHT[slot]} fill={`url(#${hatch})`} />
      <path className={styles.here} d={`M${LEFT - 8} ${adTop}v${AD_HEIGHT[slot]}`} />
      <text className={styles.word} x={LEFT + 10} y={adTop + AD_HEIGHT[slot] / 2 + 4}>
        Реклама
      </text>
      {after.map((place, index) => (
        <Row key={place} place={place} top={afterTop + index * ROW} />
      ))}
      {slot === 'promotion' && <Foot top={afterTop} />}
    </svg>
  )
}

function Heading() {
  return (
    <>
      <rect className={styles.strong} x={LEFT} y="12" width="132" height="9" />
      <path className={styles.grid} d={`M${LEFT} 32h44m8 0h30m8 0h36`} />
    </>
  )
}

/** The bar of a place is shorter than the one above. */
function Row({ place, top }: { place: number; top: number }) {
  const middle = top + ROW / 2
  return (
    <>
      <text className={styles.place} x={LEFT + 14} y={middle + 5} textAnchor="end">
        {place}
      </text>
      <rect className={styles.name} x={LEFT + 24} y={middle - 3} width={70 + ((place * 29) % 40)} height="6" />
      <rect className={styles.bar} x={RIGHT - 84} y={middle - 4} width={84 - place * 3} height="8" />
      <path className={styles.grid} d={`M${LEFT} ${top + ROW - 0.5}H${RIGHT}`} />
    </>
  )
}

function Foot({ top }: { top: number }) {
  return (
    <>
      <path className={styles.edge} d={`M0 ${top + 4.5}H${WIDTH}`} />
      <path className={styles.grid} d={`M${LEFT} ${top + 16}h50m14 0h40m14 0h46`} />
    </>
  )
}
