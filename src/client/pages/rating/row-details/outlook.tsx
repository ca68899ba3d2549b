import type { ReactNode } from 'react'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import type { AdditionalInfo } from '../../../store/rating/rating-rows-slice.ts'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import { Firmness } from './firmness.tsx'
import styles from './outlook.module.css'

interface OutlookProps {
  info: AdditionalInfo
}

/** What would raise the place, what the one above has more of, how firm the place is and how its year went. */
export function Outlook({ info }: OutlookProps) {
  const { place, above, leader, steps, place_range, months } = info
  const places = months.flatMap(month => month.place ?? [])
  const section = (title: string, note: string, children: ReactNode) => (
    <Section title={title} note={note}>
      {children}
    </Section>
  )
  return (
    <div className={styles.outlook}>
      {steps.length > 0 &&
        section(
          'Как подняться',
          leader ? `до${NBSP}1-го — ${formatFixed(leader.gap)}` : '',
          <ul className={styles.steps}>
            {steps.map(step => (
              <Step key={step.title} step={step} />
            ))}
          </ul>,
        )}
      {above && section(`Чего больше у${NBSP}${above.place}-го`, above.name, <p>{moreText(info)}</p>)}
      {place_range &&
        section('Насколько твёрдо место', 'если веса чуть сдвинуть', <Firmness place={place} range={place_range} />)}
      {places.length > 1 &&
        section(
          'Место за год',
          '',
          <div className={styles.year}>
            <StepLine
              places={places}
              width={300}
              height={40}
              hasEnds
              label={`Места по месяцам: ${places.join(', ')}`}
            />
            <p>
              <span>{months[0]?.month}</span>
              <span>{months.at(-1)?.month}</span>
            </p>
          </div>,
        )}
    </div>
  )
}

interface SectionProps {
  title: string
  note: string
  children: ReactNode
}

function Section({ title, note, children }: SectionProps) {
  return (
    <div>
      <h3 className={styles.title}>
        {title} <small>{note}</small>
      </h3>
      {children}
    </div>
  )
}

function Step({ step: { title, path, factor_title, gain, before, score, place } }: { step: RatingStep }) {
  return (
    <li>
      <b className={styles.gain}>{`+${formatFixed(gain)}`}</b>
      <div>
        <a href={path}>{title}</a>
        <small>{`${factor_title}, сейчас ${formatFixed(before)}`}</small>
      </div>
      <b className={styles.score}>
        {formatFixed(score)}
        <small>{`${place}-е место`}</small>
      </b>
    </li>
  )
}

type RatingStep = AdditionalInfo['steps'][number]

/** «Отзывы +1,2, кейсы +0,4»: the addends the place above is ahead in. */
export function moreText({ above, addends }: Pick<AdditionalInfo, 'above' | 'addends'>): string {
  const more = addends
    .map(({ title, points }, index) => ({ title, ahead: (above?.addends[index] ?? 0) - points }))
    .filter(({ ahead }) => ahead >= LEAST_SHOWN)
    .toSorted((one, other) => other.ahead - one.ahead)
    .map(({ title, ahead }) => `${title.toLowerCase()} +${formatFixed(ahead)}`)
  const text = more.join(', ')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)} балла.`
}

/** Rounds to at least 0,1. */
const LEAST_SHOWN = 0.05
