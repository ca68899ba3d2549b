import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks } from '../../../ui/scale/geometry.ts'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import styles from './leaders.module.css'

type TopRating = Answer<'main-top'>['ratings'][number]
type Leader = TopRating['leaders'][number]

const TICKS = evenTicks(100, 50, 10)
/** The row has no room for numbers inside the bar: its label says the score. */
const NO_NUMBERS_INSIDE = 101

/** Side by side, or on phones, where twenty rows take three screens, each in a disclosure. */
export function Leaders({ ratings, isPhone }: { ratings: readonly TopRating[]; isPhone: boolean }) {
  if (isPhone) {
    return (
      <div className={styles.stack}>
        {ratings.map((rating, index) => (
          <FoldedRating key={rating.path} {...rating} isOpen={index === 0} />
        ))}
      </div>
    )
  }
  return (
    <div className={styles.grid}>
      {ratings.map(({ path, title, participants, leaders }) => (
        <section key={path} className={styles.rating}>
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p>{counted(participants, 'participant')}</p>
          <LeaderList leaders={leaders} />
        </section>
      ))}
    </div>
  )
}

function FoldedRating({ path, title, participants, leaders, isOpen }: TopRating & { isOpen: boolean }) {
  return (
    <Disclosure
      isOpenAtFirst={isOpen}
      summary={
        <span className={styles.summary}>
          <h3>{title}</h3>
          <small>{counted(participants, 'participant')}</small>
        </span>
      }
    >
      <LeaderList leaders={leaders} />
      <ButtonLink isWide href={path} aria-label={`Весь рейтинг: ${title}`}>
        Весь рейтинг
      </ButtonLink>
    </Disclosure>
  )
}

/** Five leaders as bars on one axis, the same in every rating. */
function LeaderList({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <>
      <div className={styles.axis}>
        <Axis ticks={TICKS} />
      </div>
      <MemoList
        as="ol"
        className={`dense ${styles.list}`}
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
      <a className="cover" href={href('agency', { agency: agency.name_lat })}>
        {agency.name}
      </a>
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
