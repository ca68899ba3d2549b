import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import styles from './news-list.module.css'

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
