import type { ReactNode } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './review-card.module.css'
import { aboutText, EVIDENCE_TEXT, orderText, paragraphsOf } from './review-text.ts'

export interface ReviewCardProps {
  review: Review
  /** Set in lists that mix agencies. */
  isAgencyShown?: boolean
  /** On the review's own page: no link to itself. */
  isWhole?: boolean
  headingLevel?: 2 | 3
  /** Replaces the link to the whole review, e.g. with a button that expands it in place. */
  readMore?: ReactNode
}

export function ReviewCard({ review, isAgencyShown, isWhole, headingLevel = 3, readMore }: ReviewCardProps) {
  const { agency, path, overall, criteria, body, is_cut, better, project, published_at, reply } = review
  const { author, role, company, evidence, proof } = review
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const order = orderText(review)
  return (
    <article className={classNames(styles.review, isWhole && styles.whole)}>
      <header className={`stack-4 aside start left snug ${styles.who}`}>
        {isAgencyShown && (
          <p className={`row-8 ${styles.agency}`}>
            <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
            <TextLink look="quiet" isTarget href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
          </p>
        )}
        <PortraitLine name={nameUnlessHidden(author)}>
          <Heading className={styles.author}>{author}</Heading>
          <p>{`${role}, ${company}`}</p>
        </PortraitLine>
        <p className={styles.order}>
          <span>{aboutText(review)}</span>
          {order !== '' && <span>{order}</span>}
        </p>
        <p className={`faint ${styles.checked}`}>
          {isWhole ? (
            <time dateTime={published_at}>{formatDate(published_at)}</time>
          ) : (
            <TextLink look="quiet" isTarget href={path} aria-label={`Отзыв от ${formatDate(published_at)}, ${author}`}>
              <time dateTime={published_at}>{formatDate(published_at)}</time>
            </TextLink>
          )}
          <Badge tone={evidence === 'company-mail' ? 'confirmed' : 'plain'}>{EVIDENCE_TEXT[evidence]}</Badge>
          {proof !== null && <Badge tone="confirmed">{`Редакция видела ${proof}`}</Badge>}
        </p>
      </header>
      <div className="stack-12 measure start">
        <p className={`aside wrap ${styles.overall}`}>
          <Stars value={formatFixed(overall)} />
          {project && (
            <span>
              {'Проект: '}
              {project.path === null ? project.title : <a href={project.path}>{project.title}</a>}
            </span>
          )}
        </p>
        <blockquote className="stack-8">
          {paragraphsOf(body).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
        {is_cut && (readMore ?? <ReadWhole path={path} author={author} />)}
        {better !== null && (
          <p className="muted">
            <b>Что можно улучшить.</b> {better}
          </p>
        )}
        <ReviewMarks criteria={criteria} />
        {reply && (
          <div className={`stack-4 aside ${styles.reply}`}>
            <p>
              <b>Ответ агентства.</b> {reply.body}
            </p>
            <time dateTime={reply.created_at}>{formatDate(reply.created_at)}</time>
          </div>
        )}
      </div>
    </article>
  )
}

function ReadWhole({ path, author }: { path: string; author: string }) {
  return (
    <p>
      <TextLink isTarget href={path} aria-label={`Читать полностью: ${author}`}>
        Читать полностью
      </TextLink>
    </p>
  )
}

/** Marks by criterion: «Качество работы 5». */
function ReviewMarks({ criteria }: Pick<Review, 'criteria'>) {
  return (
    <dl className={`fine wrap ${styles.marks}`}>
      {REVIEW_CRITERIA.map(({ id, title }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{criteria[id]}</dd>
        </div>
      ))}
    </dl>
  )
}
