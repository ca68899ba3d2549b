import type { Link } from '#contract/shapes/link.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { CmsFrame } from '../frame/cms-frame.tsx'
import styles from './review.module.css'

export function SystemReview() {
  const { cms, id } = usePageParams('cms-review')
  const { response } = useCall('cms-review', { cms, id })
  return (
    <CmsFrame>
      {response ? (
        <>
          <ReviewCard review={response.review} isAgencyShown isWhole headingLevel={2} />
          <nav className={`wrap-16 ${styles.neighbours}`} aria-label="Соседние отзывы">
            <Neighbour link={response.previous} note="Новее" />
            <Neighbour link={response.next} note="Раньше" />
          </nav>
        </>
      ) : (
        <LoadingBlock />
      )}
    </CmsFrame>
  )
}

function Neighbour({ link, note }: { link: Link | null; note: string }) {
  if (!link) return null
  return (
    <a className={`dense ${styles.neighbour}`} href={link.path}>
      <small>{note}</small>
      {link.title}
    </a>
  )
}
