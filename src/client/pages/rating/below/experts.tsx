import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { PortraitLine } from '../../../ui/portrait.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'

type Votes = Answer<'/v2/ratingExperts'>['data']

/** The rest is in a disclosure. */
const SHOWN = { desktop: 6, mobile: 3 }

export function ExpertVotes() {
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
      <p className="aside">Голоса экспертов показаны рядом с баллом и в него не входят.</p>
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
      className={`stack-16 columns-3 ${styles.cards}`}
      items={votes}
      keyOf={({ name, agency }) => `${name} ${agency.id}`}
      kind="rating-expert"
      render={vote => <ExpertCard vote={vote} />}
    />
  )
}

type ExpertVote = Answer<'/v2/ratingExperts'>['data'][number]

/** Pure, because its markup is memoized (ui/memo-html.tsx). */
function ExpertCard({ vote: { name, role, company, agency, comment } }: { vote: ExpertVote }) {
  return (
    <Card as="li">
      <div className={`dense ${styles.expert}`}>
        <PortraitLine name={name}>
          <b>{name}</b>
          <small>{`${role}, ${company}`}</small>
        </PortraitLine>
        {comment && <blockquote>{comment}</blockquote>}
        <p className={`row-12 ${styles.agency}`}>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
          <span>
            <small>Голос за</small>
            <CardLink href={href('agency', { agency: agency.name_lat })}>{agency.name}</CardLink>
          </span>
        </p>
      </div>
    </Card>
  )
}
