import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'
import { ExpertCard } from './expert-card.tsx'

type Votes = Answer<'/v2/ratingExperts'>['data']

/** The rest is in a disclosure. */
const SHOWN = { desktop: 6, mobile: 3 }

export function Part() {
  const experts = useCall('/v2/ratingExperts', { path: useRating().path })
  return (
    <CallSection id="experts" title="Эксперты рейтинга" call={experts} isEmpty={({ data }) => data.length === 0}>
      {({ data }) => <Experts votes={data} />}
    </CallSection>
  )
}

function Experts({ votes }: { votes: Votes }) {
  const shown = SHOWN[useAppSelector(selectDevice)]
  return (
    <>
      <p className={styles.aside}>Голоса экспертов показаны рядом с баллом и в него не входят.</p>
      <VoteList votes={votes.slice(0, shown)} />
      {votes.length > shown && (
        <Disclosure summary={`Все голоса: ещё ${formatNumber(votes.length - shown)}`}>
          <VoteList votes={votes.slice(shown)} />
        </Disclosure>
      )}
    </>
  )
}

function VoteList({ votes }: { votes: Votes }) {
  return (
    <MemoList
      as="ul"
      className={styles.cards}
      items={votes}
      keyOf={({ name, agency }) => `${name} ${agency.id}`}
      kind="rating-expert"
      render={vote => <ExpertCard vote={vote} />}
    />
  )
}
