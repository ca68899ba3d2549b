import type { LiveList } from '#contract/shapes/article.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import styles from './article.module.css'
import type { ArticleBlock } from './spans.tsx'

interface LiveRatingProps {
  block: Extract<ArticleBlock, { kind: 'rating' }>
  list: LiveList | undefined
}

/** The first rows of a rating as they are today; nothing if it has no participants. */
export function LiveRating({ block, list }: LiveRatingProps) {
  if (!list || list.rows.length === 0) return null
  return (
    <figure className={styles.rating}>
      <figcaption>{block.caption || list.title}</figcaption>
      <ul>
        {list.rows.map(({ place, title, path, score }) => (
          <li key={path}>
            <span className={`figure ${styles.place}`}>{place}</span>
            <a href={path}>{title}</a>
            <span className={`figure ${styles.score}`}>{formatFixed(score)}</span>
          </li>
        ))}
      </ul>
      <p className="note">
        {'Места и баллы — сегодняшние. '}
        <a href={list.path}>{list.title}</a>
      </p>
    </figure>
  )
}
