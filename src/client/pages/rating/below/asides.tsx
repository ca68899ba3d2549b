import type { CountedLink } from '#contract/shapes/link.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { DemandBlock } from '../../../features/demand-dynamics/demand-block.tsx'
import { HowToGetIn } from '../../../features/how-to-get-in/how-to-get-in.tsx'
import { useCall } from '../../../store/hooks.ts'
import { MemoList } from '../../../ui/memo-html.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'
import { SystemPartners } from './partners.tsx'

/** Read-only blocks below the rating. */
export function Asides() {
  const { rating, path } = useRating()
  const howToGetIn = useCall('how-to-get-into-ratings', { type: rating.type })
  const tags = useCall('rating-tags', { path })
  return (
    <div className="stack-40-32">
      {rating.slice?.kind === 'system' && <SystemPartners />}
      <DemandBlock />
      <CallSection
        id="ways-in"
        title="Как попасть в рейтинг"
        call={howToGetIn}
        isEmpty={({ steps }) => steps.length === 0}
      >
        {answer => <HowToGetIn answer={answer} />}
      </CallSection>
      <CallSection id="tags" title="Соседние рейтинги" call={tags} isEmpty={({ tagsList }) => tagsList.length === 0}>
        {({ tagsList }) => (
          <MemoList
            as="ul"
            className={`wrap-8 ${styles.tags}`}
            items={tagsList}
            keyOf={({ path }) => path}
            kind="rating-tag"
            render={link => <NeighbourLink link={link} />}
          />
        )}
      </CallSection>
    </div>
  )
}

function NeighbourLink({ link: { title, path, participants } }: { link: CountedLink }) {
  return (
    <li>
      <a href={path}>
        {title}
        <small>{`${formatNumber(participants)} в${NBSP}рейтинге`}</small>
      </a>
    </li>
  )
}
