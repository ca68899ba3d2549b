import type { Answer } from '#contract/index.ts'
import { comparePath } from '#domain/agency/chosen-agencies.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { useCall } from '../../store/hooks.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { ScoreBar } from '../../ui/scale/score-bar.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './leading-pairs.module.css'
import { pairsOfRatings } from './pairs-of-ratings.ts'

type Pair = ReturnType<typeof pairsOfRatings>[number]

const NOTHING = {}
const TICKS = evenTicks(100, 20, 5)

/** A comparison to start from: the first two of the main ratings, which differ by little. */
export function LeadingPairs() {
  const { response } = useCall('main-top', NOTHING)
  const pairs = pairsOfRatings(response?.ratings ?? [])
  if (pairs.length === 0) return null
  return (
    <section className="stack-16" aria-labelledby="pairs">
      <SectionHeading id="pairs" note="первые двое рейтинга и разница их баллов">
        Начните с соседей
      </SectionHeading>
      <ul className={styles.pairs}>
        {pairs.map(pair => (
          <PairCard key={pair.path} pair={pair} />
        ))}
      </ul>
    </section>
  )
}

function PairCard({ pair: { title, path, participants, both, difference } }: { pair: Pair }) {
  return (
    <li className={`stack-12 ${styles.pair}`}>
      <h3>
        <a href={path}>{title}</a>
        <b>{difference}</b>
      </h3>
      <ol className="stack-12">
        {both.map(leader => (
          <Leader key={leader.agency.id} leader={leader} participants={participants} />
        ))}
      </ol>
      <span className={styles.axis}>
        <Axis ticks={TICKS} isBelow />
      </span>
      <ButtonLink
        href={comparePath(both.map(({ agency }) => agency.id))}
        aria-label={`Сравнить этих двоих: ${both.map(({ agency }) => agency.name).join(' и ')}`}
      >
        Сравнить этих двоих
      </ButtonLink>
    </li>
  )
}

interface LeaderProps {
  leader: Answer<'main-top'>['ratings'][number]['leaders'][number]
  participants: number
}

function Leader({ leader: { place, score, addends, agency }, participants }: LeaderProps) {
  return (
    <li className={styles.leader}>
      <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
      <span>
        <b>{agency.name}</b>
        <small>{`${agency.city} · ${formatNumber(place)}\u2011е${NBSP}место из${NBSP}${formatNumber(participants)}`}</small>
      </span>
      <ScoreBar addends={addends} score={score} label={`Балл ${formatFixed(score)} из 100`} />
    </li>
  )
}
