import { formatFixed } from '#domain/numbers/numbers.ts'
import { isDrawnLogo } from '#domain/pictures/picture-addresses.ts'
import { DrawnLogo } from '../../ui/drawn-logo.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { liftMarks } from '../../ui/scale/dot-stack.ts'
import { evenTicks, percent } from '../../ui/scale/geometry.ts'
import styles from './charts.module.css'
import table from './compare-table.module.css'
import { measuresOf } from './measures.ts'
import type { CompareTable } from './use-table.ts'

const BEST = 5
const LOGO = 24
/** A number above its logo. */
const LEVEL = 46
/** Logos nearer than this share of the axis would cover each other. */
const GAP = 0.09

/** Review criteria: every agency's logo at its mean mark. */
export function MarksRows({ table: { board, companies_info } }: { table: CompareTable }) {
  const { criteria, candidates } = board
  const all = candidates.flatMap(({ marks }) => marks ?? [])
  if (all.length === 0) return null
  const low = Math.min(Math.floor(Math.min(...all) * 2) / 2, BEST - 1)
  return (
    <tbody>
      <tr>
        <td colSpan={candidates.length + 1} className={table.wide}>
          <section className={`stack-12 ${styles.chart}`} aria-labelledby="marks">
            <header>
              <h2 id="marks">За что хвалят</h2>
              <p>средние оценки по всем отзывам, от 1 до 5</p>
            </header>
            <svg className={styles.logos} aria-hidden="true">
              <defs>
                {companies_info.map(({ id, logo, name }) => {
                  const shape = { id: `mark-${id}`, width: LOGO, height: LOGO }
                  if (!isDrawnLogo(logo)) return <image key={id} {...shape} href={logo} />
                  return <DrawnLogo key={id} {...shape} src={logo} name={name} />
                })}
              </defs>
            </svg>
            <div className={styles.marks}>
              <Axis ticks={ticksFrom(low)} className={styles.axis} />
              {criteria.map((title, index) => {
                const measures = measuresOf(candidates.map(({ marks }) => tenth(marks?.[index])))
                const dots = measures.flatMap((measure, column) => {
                  const company = companies_info[column]
                  return measure && company ? { ...measure, company, at: (measure.points - low) / (BEST - low) } : []
                })
                const lifted = liftMarks(dots, GAP)
                const height = LEVEL * (1 + Math.max(0, ...lifted.map(({ level }) => level)))
                return (
                  <div key={title} className={styles.mark}>
                    <b>{title}</b>
                    <svg
                      height={height}
                      role="img"
                      aria-label={dots.map(({ company, text }) => `${company.name}: ${text}`).join(', ')}
                    >
                      <line x2="100%" y1={height - LOGO / 2} y2={height - LOGO / 2} />
                      {lifted.map(({ company, at, level, text, isBest }) => (
                        <svg key={company.id} x={percent(at)} overflow="visible" aria-hidden="true">
                          <rect
                            className={styles.plate}
                            x={-LOGO / 2}
                            y={height - LOGO - level * LEVEL}
                            width={LOGO}
                            height={LOGO}
                          />
                          <use href={`#mark-${company.id}`} x={-LOGO / 2} y={height - LOGO - level * LEVEL} />
                          <text className={isBest ? table.best : table.other} y={height - LOGO - 4 - level * LEVEL}>
                            {text}
                          </text>
                        </svg>
                      ))}
                    </svg>
                  </div>
                )
              })}
            </div>
          </section>
        </td>
      </tr>
    </tbody>
  )
}

const tenth = (mark: number | undefined): number | null => (mark === undefined ? null : Math.round(mark * 10) / 10)

const ticksFrom = (low: number) =>
  evenTicks((BEST - low) * 10, 5, 1).map(({ label, ...tick }) => ({
    ...tick,
    ...(label !== undefined && { label: formatFixed(low + Number(label) / 10) }),
  }))
