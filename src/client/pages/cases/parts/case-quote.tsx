import type { OneCase } from '#contract/shapes/case.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { PortraitLine } from '../../../ui/portrait.tsx'
import { StarRow } from '../../../ui/star-row.tsx'
import styles from './case-quote.module.css'

export function CaseQuote({ quote }: { quote: NonNullable<OneCase['quote']> }) {
  const { overall, text, author, role, company } = quote
  return (
    <figure className={styles.quote}>
      <StarRow value={overall} label={`Оценка ${overall} из 5`} />
      <blockquote>{`«${text}»`}</blockquote>
      <figcaption>
        <PortraitLine name={nameUnlessHidden(author)}>
          <b>{author}</b>
          <span>{`${role}, ${company}`}</span>
        </PortraitLine>
      </figcaption>
    </figure>
  )
}
