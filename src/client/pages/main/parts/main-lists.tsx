import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { placeBefore } from '#domain/rating/compared-with.ts'
import { formatDate } from '#domain/time/dates.ts'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import styles from './main-page.module.css'

type Move = Answer<'main-moves'>['moves'][number]

/** Places moved, with the evidence that was counted or dropped since. */
export function MoveList({ moves }: { moves: readonly Move[] }) {
  return (
    <ul>
      {moves.map(({ agency, rating, compared, previous, place, cause }) => (
        <li key={`${agency.id} ${rating.path}`} className={`dense ${styles.move}`}>
          <StepLine
            places={[previous, place]}
            label={`Место ${compared} — ${previous}-е, сейчас — ${place}-е`}
            width={44}
            height={28}
            hasEnds
          />
          <div>
            <p>
              <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
              {' · '}
              <a className="small" href={rating.path}>
                {rating.title}
              </a>
            </p>
            <p
              className={styles.cause}
            >{`${placeBefore({ change: previous - place, place, since: compared })}: ${cause}`}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type News = Answer<'news-main'>['news'][number]

export function NewsList({ news }: { news: readonly News[] }) {
  return (
    <ul className={styles.news}>
      {news.map(({ slug, title, lead, published_at }) => (
        <li key={slug}>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <h3>
            <a href={href('news-item', { slug })}>{title}</a>
          </h3>
          <p>{lead}</p>
        </li>
      ))}
    </ul>
  )
}
