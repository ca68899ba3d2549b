import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { EntryNames, shortTitle } from './award-entry.tsx'
import styles from './winners.module.css'

type Nomination = Answer<'promo-page'>['groups'][number]['nominations'][number]
type Axes = Nomination['axis']

interface WinnersProps {
  /** Of the heading above. */
  labelledBy: string
  nominations: readonly Nomination[]
}

/** The winner of each nomination on the axis of what it measures; one axis where they measure the same. */
export function Winners({ labelledBy, nominations }: WinnersProps) {
  const [first] = nominations
  const isSame = nominations.every(({ column }) => column === first?.column)
  const shared = isSame && first && nominations.length > 1 ? widest(nominations) : null
  return (
    <div>
      {shared && (
        <div className={styles.head} aria-hidden="true">
          <span>{first?.column}</span>
          <Axis ticks={ticksOf(shared)} className={styles.axis} />
        </div>
      )}
      <ul className={styles.winners} aria-labelledby={labelledBy}>
        {nominations.map(nomination => (
          <Winner key={nomination.slug} nomination={nomination} shared={shared} />
        ))}
      </ul>
    </div>
  )
}

const ticksOf = ({ max, step }: Axes) => evenTicks(max, step, step)

const widest = (nominations: readonly Nomination[]): Axes =>
  nominations.map(({ axis }) => axis).reduce((wide, axis) => (axis.max > wide.max ? axis : wide))

function Winner({ nomination, shared }: { nomination: Nomination; shared: Axes | null }) {
  const { title, path, participants, winner, column, axis: own } = nomination
  if (!winner || path === null) return null
  const axis = shared ?? own
  return (
    <li className={styles.winner}>
      <h4>
        <a href={path}>{shortTitle(title)}</a>
      </h4>
      <div className={styles.who}>
        <LogoImage src={winner.agency.logo} name={winner.agency.name} alt="" size="small" />
        <div className="stack left">
          <EntryNames entry={winner} />
          <span className="fine snug">{`${winner.basis}. ${counted(participants, 'participant')}`}</span>
        </div>
      </div>
      <div className={styles.measure}>
        {!shared && <span className="fine">{column}</span>}
        <div className={styles.axis}>
          <ValueBar at={winner.value / axis.max} text={winner.figure} />
        </div>
        {!shared && <Axis ticks={ticksOf(axis)} className={styles.axis} isBelow />}
      </div>
    </li>
  )
}
