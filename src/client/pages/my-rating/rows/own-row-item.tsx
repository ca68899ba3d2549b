import { shownAddends } from '#domain/numbers/apportion.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { CompareBox } from '../../../features/selection/compare-box.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { OwnRow } from '../use-own-rating.ts'
import styles from './own-list.module.css'

export function OwnRowItem({ row: { place, score, addends, official, band } }: { row: OwnRow }) {
  const { agency } = official
  const change = official.place - place
  const shown = shownAddends(addends, score)
  return (
    <li className={styles.row}>
      <b className={`place ${styles.place}`}>
        {place}
        <VisuallyHidden>-е место</VisuallyHidden>
      </b>
      <span className={styles.shift}>
        {change === 0 ? (
          <span className="fine" role="img" aria-label="место то же, что в официальном порядке">
            =
          </span>
        ) : (
          <PlaceShift change={change} place={place} since="официально" />
        )}
      </span>
      <LogoImage src={agency.logo} name={agency.name} alt="" size="small" className={styles.logo} />
      <span className={styles.name}>
        <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
        <small className={styles.official}>{`официально ${official.place}-е`}</small>
      </span>
      <span className={styles.bar}>
        <ScoreBar addends={shown} score={score} label={scoreText(score, shown)} />
      </span>
      <span className={`small muted ${styles.band}`}>
        <span className={styles.usually}>обычно </span>
        {band && bandText(band)}
      </span>
      <CompareBox id={agency.id} name={agency.name} isBare className={styles.box} />
    </li>
  )
}

/** «Балл 70,6 из 100: Проекты 17,2, Отзывы 29,9, …» */
const scoreText = (score: number, addends: readonly number[]): string =>
  `Балл ${formatFixed(score)} из 100: ${FACTORS.map((factor, index) => `${FACTOR_TITLES[factor]} ${formatFixed(addends[index] ?? 0)}`).join(', ')}`

/** «3–5-е» */
const bandText = ({ from, to }: NonNullable<OwnRow['band']>): string => (from === to ? `${from}-е` : `${from}–${to}-е`)
