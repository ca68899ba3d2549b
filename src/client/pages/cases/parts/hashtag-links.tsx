import type { CaseHashtag } from '#contract/shapes/case.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import styles from '../list-view.module.css'

/** The rest is in a disclosure. */
const SHOWN = 12

interface HashtagLinksProps {
  hashtags: readonly CaseHashtag[]
  current: string | null
}

export function HashtagLinks({ hashtags, current }: HashtagLinksProps) {
  const first = hashtags.filter(({ slug }, index) => index < SHOWN || slug === current)
  const rest = hashtags.filter(hashtag => !first.includes(hashtag))
  const link = ({ slug, path, title, count }: CaseHashtag) => (
    <li key={slug}>
      <a href={path} aria-current={slug === current ? 'page' : undefined}>
        {title} <span>{formatNumber(count)}</span>
      </a>
    </li>
  )
  return (
    <nav className={styles.hashtags} aria-label="Хештеги">
      <ul className="wrap-8 swipe">
        <li>
          <a href={href('cases')} aria-current={current === null ? 'page' : undefined}>
            Все
          </a>
        </li>
        {first.map(link)}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{`Ещё ${formatNumber(rest.length)}`}</summary>
          <ul className="wrap-8">{rest.map(link)}</ul>
        </details>
      )}
    </nav>
  )
}
