import type { ReactNode } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './review-card.module.css'
import { ReviewEvidence } from './review-evidence.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { aboutText, paragraphsOf } from './review-text.ts'

export interface ReviewCardProps {
  review: Review
  /** Set in lists that mix agencies. */
  isAgencyShown?: boolean
  /** On the review's own page: no link to itself. */
  isWhole?: boolean
  /** Set where the agency is about to answer. */
  isAnswerOpen?: boolean
  headingLevel?: 2 | 3
  /** Replaces the link to the whole review, e.g. with a button that expands it in place. */
  readMore?: ReactNode
}

/** The mark and its author, the text, marks on a ruler, and what the review rests on. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, isAgencyShown, isWhole, isAnswerOpen, headingLevel = 3, readMore } = props
  const { agency, path, overall, body, is_cut, better, project, published_at, reply, author } = review
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const name = nameUnlessHidden(author)
  return (
    <article className={classNames(styles.review, isWhole && styles.whole)}>
      <header className={`small snug ${styles.who}`}>
        <p className={styles.overall}>
          <Stars value={formatFixed(overall)} />
        </p>
        {name !== null && <Portrait name={name} size="medium" />}
        <div className="stack-4">
          <Heading className={styles.author}>{author}</Heading>
          <p className="muted">{`${review.role}, ${review.company}`}</p>
        </div>
      </header>
      <div className={`stack-12 start ${styles.text}`}>
        {isAgencyShown && (
          <p className={`row-8 bold ${styles.agency}`}>
            <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
            <TextLink look="quiet" isTarget href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
          </p>
        )}
        <p className={`small ${styles.about}`}>
          <b>{aboutText(review)}</b>
          {' · '}
          {isWhole ? (
            <time dateTime={published_at}>{formatDate(published_at)}</time>
          ) : (
            <TextLink look="quiet" isTarget href={path} aria-label={`Отзыв от ${formatDate(published_at)}, ${author}`}>
              <time dateTime={published_at}>{formatDate(published_at)}</time>
            </TextLink>
          )}
        </p>
        <blockquote className="stack-8">
          {paragraphsOf(body).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
        {is_cut && (readMore ?? <ReadWhole path={path} author={author} />)}
        {better !== null && (
          <p>
            <b>Что улучшить.</b> {better}
          </p>
        )}
        {reply ? (
          <p className={`small snug ${styles.reply}`}>
            <b>Ответ агентства.</b> {reply.body} <time dateTime={reply.created_at}>{formatDate(reply.created_at)}</time>
          </p>
        ) : (
          !isAnswerOpen && <p className={`small ${styles.reply}`}>Агентство не ответило.</p>
        )}
        {project && (
          <p className="small">
            {'Проект: '}
            {project.path === null ? project.title : <a href={project.path}>{project.title}</a>}
          </p>
        )}
      </div>
      <ReviewMarks criteria={review.criteria} />
      <ReviewEvidence review={review} />
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
