import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { SCORED_PROJECTS, scoredProjects } from '#domain/russian/count-labels.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { linearScale, shareTicks } from '../../../ui/scale/share-scale.ts'
import { NumberCell, Table } from '../../../ui/table.tsx'
import { placeText, shareText } from '../frame/cms-text.ts'
import styles from './partners.module.css'

export type ShareOfYear = Answer<'cms-about'>['share_by_year'][number]

/** In CSS pixels, so that text has its normal size on both devices. */
const SIZES = {
  desktop: { width: 720, height: 260, column: 72 },
  mobile: { width: 328, height: 220, column: 44 },
} as const
const AXIS = 44
const TOP = 28
const FOOT = 48
/** Narrower columns have room for figures alone. */
const TIGHT = 64
const GAP = 4

// Points are focusable, and each announces its values. Spread, because Biome reports these attributes on `<g>`.
const GRID = { 'aria-hidden': true }
const POINT = { role: 'img', tabIndex: 0 }

const pointText = ({ title, share, projects, place }: ShareOfYear): string =>
  `${title}: ${shareText(share)} сайтов, ${scoredProjects(projects)}, ${placeText(place)}`

interface ShareChartProps {
  label: string
  years: readonly ShareOfYear[]
}

/** A CMS's share of websites by edition: a column chart and the same data as a table. */
export function ShareChart({ label, years }: ShareChartProps) {
  const { width, height, column } = SIZES[useAppSelector(selectDevice)]
  const ticks = shareTicks(Math.max(...years.map(({ share }) => share)))
  const bottom = height - FOOT
  const y = linearScale(ticks.at(-1) ?? 1, { from: bottom, to: TOP })
  const step = (width - AXIS) / years.length
  const own = Math.min(column, step - GAP)
  const isTight = step < TIGHT
  return (
    <figure className={`stack-8 measure ${styles.chart}`}>
      <svg
        className={isTight ? styles.tight : undefined}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        <title>{label}</title>
        <g {...GRID}>
          {ticks.map(tick => (
            <g key={tick}>
              <line className={tick === 0 ? styles.base : styles.line} x1={AXIS} x2={width} y1={y(tick)} y2={y(tick)} />
              <text className={styles.tick} x={AXIS - 8} y={y(tick) + 4}>
                {formatPercent(tick)}
              </text>
            </g>
          ))}
        </g>
        {years.map((year, index) => {
          const middle = AXIS + step * (index + 0.5)
          const top = y(year.share)
          return (
            <g key={year.title} className={styles.point} aria-label={pointText(year)} {...POINT}>
              <title>{pointText(year)}</title>
              <rect className={styles.column} x={middle - own / 2} y={top} width={own} height={bottom - top} />
              <text className={styles.value} x={middle} y={top - 8}>
                {isTight ? formatFixed(year.share * 100) : shareText(year.share)}
              </text>
              <text className={styles.year} x={middle} y={bottom + 20}>
                {year.title}
              </text>
              <text className={styles.place} x={middle} y={bottom + 38}>
                {isTight ? `${year.place}-е` : placeText(year.place)}
              </text>
            </g>
          )
        })}
      </svg>
      <Disclosure summary="Те же данные таблицей">
        <Table caption="Доля сайтов, проекты и место по выпускам" isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">Выпуск</th>
              <th scope="col">Доля сайтов</th>
              <th scope="col">{SCORED_PROJECTS}</th>
              <th scope="col">Место</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ title, share, projects, place }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <NumberCell>{shareText(share)}</NumberCell>
                <NumberCell>{formatNumber(projects)}</NumberCell>
                <NumberCell>{formatNumber(place)}</NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </figure>
  )
}
