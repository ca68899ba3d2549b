import type { ArticleCard } from '#contract/shapes/article.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { CardLink } from '../../ui/card.tsx'
import styles from './article-list.module.css'

interface ArticleCardsProps {
  cards: readonly ArticleCard[]
  hasCategory?: boolean
}

/** Texts under a heading of the second level. */
export function ArticleCards({ cards, hasCategory = false }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ path, title, lead, category, minutes, published_at, updated_at, changed }) => (
        <li key={path}>
          <p className={styles.when}>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            {hasCategory && category && ` · ${category.title}`}
            {` · ${counted(minutes, 'minute')}`}
          </p>
          <h3>
            <CardLink href={path}>{title}</CardLink>
          </h3>
          <p>{lead}</p>
          {updated_at !== null && <p className={styles.when}>{`Изменено ${formatDate(updated_at)}. ${changed}`}</p>}
        </li>
      ))}
    </ul>
  )
}
