import { memo } from 'react'
import type { ListedArticle } from '#contract/shapes/article.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { COVER_SIZE } from '#domain/web/pictures.ts'
import { CardLink } from '../../../ui/card.tsx'
import { SmallFigure } from '../figure/small-figure.tsx'
import styles from './journal.module.css'

interface JournalRowProps {
  text: ListedArticle
  /** Of the row beside the ruler, in its own units. */
  height: number
  hasCategory: boolean
}

/** One text: what it says, and the figure that it cites. The whole row is the link. */
export const JournalRow = memo(({ text, height, hasCategory }: JournalRowProps) => {
  const { slug, path, title, lead, category, cover, is_study, minutes, published_at, updated_at, changed, figure } =
    text
  const above = is_study ? 'Исследование' : category?.title
  return (
    <li className={`${styles.row} ${cover === null ? '' : styles.covered}`}>
      <svg className={styles.strut} width="1" height={`${height / 10}rem`} aria-hidden="true" />
      {cover !== null && (
        <img
          className={styles.cover}
          src={cover}
          width={COVER_SIZE.width}
          height={COVER_SIZE.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <article className={`stack-4 start ${styles.words}`}>
        {hasCategory && above && <p className="note">{above}</p>}
        <h2 className={is_study ? styles.study : styles.news}>
          <CardLink href={path}>{title}</CardLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className="fine">
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          {` · ${counted(minutes, 'minute')}`}
          {figure !== null && figure.sample !== null && ` · наблюдений: ${formatNumber(figure.sample)}`}
        </p>
        {updated_at !== null && <p className="fine">{`Изменено ${formatDate(updated_at)}. ${changed}`}</p>}
      </article>
      {figure !== null && (
        <div className={styles.figure}>
          <SmallFigure id={slug} figure={figure} hasSample={false} />
        </div>
      )}
    </li>
  )
})
