import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { priceTexts } from '#domain/rating/price-texts.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './cards.module.css'

type About = Pick<Answer<'agency-about'>, 'similar' | 'similar_note' | 'similar_path'>

export function SimilarAgencies({ about: { similar, similar_note, similar_path } }: { about: About }) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar">
      <SectionHeading id="similar">Похожие агентства</SectionHeading>
      <p className="aside above-4">
        {similar_note}
        {similar_path !== null && (
          <>
            {' · '}
            <a href={similar_path}>весь список</a>
          </>
        )}
      </p>
      <ul className="stack-16 columns-3 above-16">
        {similar.map(agency => (
          <SimilarCard key={agency.id} agency={agency} />
        ))}
      </ul>
    </section>
  )
}

function SimilarCard({ agency }: { agency: About['similar'][number] }) {
  const { name, path, logo, city, reviews, price_from, price_usual, service, place } = agency
  const { asked, paid } = priceTexts(price_from, price_usual, serviceBySlug(service)?.unit ?? 'project')
  return (
    <Card as="li">
      <div className={`aside ${styles.card}`}>
        <LogoImage src={logo} name={name} alt="" />
        <div>
          <h3>
            <CardLink href={path}>{name}</CardLink>
          </h3>
          <p>{place === null ? city : `${city} · ${place}-е место`}</p>
          <p>
            {reviews.average === null ? 'нет отзывов' : <Stars value={formatFixed(reviews.average)} />}
            {reviews.average !== null && ` ${allReviews(reviews.count)}`}
          </p>
          <p>{paid === null ? asked : `${asked}, ${paid}`}</p>
        </div>
      </div>
    </Card>
  )
}
