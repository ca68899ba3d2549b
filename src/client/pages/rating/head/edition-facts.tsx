import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredProjects } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate, moscowYear } from '#domain/time/dates.ts'
import { useRating } from '../use-rating.ts'
import styles from './rating-head.module.css'

type Edition = Answer<'rating-page-main-info'>['edition']

// The dot must not start a new line.
const SEPARATOR = `${NBSP}· `

/** Beside the heading, below it in a narrow window: how much was counted, and when. */
export function EditionFacts({ edition, isBrief }: { edition: Edition; isBrief: boolean }) {
  const { type, platform, year } = useRating().rating
  const counts = countTexts(edition).slice(0, isBrief ? 1 : 2)
  return (
    <p className={styles.facts}>
      {counts.length > 0 && (
        <span>
          {counts.map((text, index) => (
            <span key={text}>
              {index > 0 && ', '}
              <LeadingNumber text={text} />
            </span>
          ))}
          <span className={styles.separator}>{SEPARATOR}</span>
        </span>
      )}
      <span>
        {whenText(edition, year) + SEPARATOR}
        <a href={href('methodology', { type, platform, year })}>Методика</a>
        {!isBrief && `${SEPARATOR}Места не продаются`}
      </span>
    </p>
  )
}

/** «**2 316** проектов в зачёте» */
function LeadingNumber({ text }: { text: string }) {
  const [number = ''] = /^\d+(?:\s\d+)*/.exec(text) ?? []
  return (
    <>
      <b>{number}</b>
      {text.slice(number.length)}
    </>
  )
}

/** «184 участника», «2 316 проектов в зачёте»; nothing for an empty slice. */
export const countTexts = ({ participants, projects }: Edition): string[] =>
  participants === 0 ? [] : [counted(participants, 'participant'), scoredProjects(projects)]

/** «Обновлено 12 ноября 2026» */
export const whenText = ({ computed_at, is_frozen }: Edition, year: number | undefined): string =>
  is_frozen ? `Выпуск ${year ?? moscowYear(computed_at)} года, заморожен` : `Обновлено ${formatDate(computed_at)}`
