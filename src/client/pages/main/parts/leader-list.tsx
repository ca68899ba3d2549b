import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks } from '../../../ui/scale/geometry.ts'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import styles from './leader-list.module.css'

export type TopRating = Answer<'main-top'>['ratings'][number]
type Leader = TopRating['leaders'][number]

const TICKS = evenTicks(100, 50, 10)
/** The row has no room for numbers inside the bar: its label says the score. */
const NO_NUMBERS_INSIDE = 101

/** Five leaders as bars on one axis, the same in every rating. */
export function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <>
      <div className={styles.axis}>
        <Axis ticks={TICKS} />
      </div>
      <MemoList
        as="ol"
        className={styles.list}
        items={leaders}
        keyOf={({ agency }) => agency.id}
        kind="leader"
        render={leader => <LeaderRow {...leader} />}
      />
    </>
  )
}

function LeaderRow({ place, score, addends, agency }: Leader) {
  return (
    <li className={styles.row}>
      <b>{place}</b>
      <LogoImage src={agency.logo} name={agency.name} alt="" size="small" className={styles.logo} />
      <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
      <div>
        <ScoreBar
          addends={addends}
          score={score}
          label={`Балл ${formatFixed(score)} из 100`}
          minLabelled={NO_NUMBERS_INSIDE}
        />
      </div>
    </li>
  )
}
