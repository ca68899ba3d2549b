import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { ReviewCard } from '../../features/review-card/review-card.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { oneCrumbs } from './response-crumbs.ts'
import styles from './view.module.css'

export function CustomerResponse() {
  const { response } = useCall('customer-review', usePageParams('customer-response'))
  if (!response) return <LoadingBlock />
  const { review, previous, next } = response
  const { agency } = review
  return (
    <div className="stack-24">
      <Breadcrumbs crumbs={crumbsAbove(oneCrumbs(review))} />
      <h1>{`${agency.name}: отзыв клиента`}</h1>
      <ReviewCard review={review} isWhole headingLevel={2} />
      <aside className={`row ${styles.reviewedAgency}`} aria-label="Агентство">
        <LogoImage src={agency.logo} name={agency.name} alt="" />
        <p>
          <b>{agency.name}</b>
          <span>{agency.city}</span>
        </p>
        <ButtonLink tone="primary" href={href('agency', { agency: agency.name_lat })}>
          Об агентстве
        </ButtonLink>
        <ButtonLink href={href('agency-responses', { agency: agency.name_lat })}>Все отзывы об агентстве</ButtonLink>
      </aside>
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label="Соседние отзывы">
          {previous && <Neighbour label="Предыдущий отзыв" rel="prev" link={previous} />}
          {next && <Neighbour label="Следующий отзыв" rel="next" link={next} />}
        </nav>
      )}
    </div>
  )
}

function Neighbour({ label, rel, link: { title, path } }: { label: string; rel: 'prev' | 'next'; link: Link }) {
  return (
    <a className={rel === 'next' ? styles.next : styles.previous} rel={rel} href={path}>
      <small>{label}</small>
      {title}
    </a>
  )
}
