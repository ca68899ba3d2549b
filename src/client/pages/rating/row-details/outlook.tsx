import type { ReactNode } from 'react'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import type { AdditionalInfo } from '../rows/rating-rows-slice.ts'
import { Firmness } from './firmness.tsx'
import styles from './outlook.module.css'

interface OutlookProps {
  info: AdditionalInfo
}

/** Steps that would raise the place, what the neighbours have more and less of, the usual range of the place and its year. */
export function Outlook({ info }: OutlookProps) {
  const { place, above, below, steps, place_range, months } = info
  const places = months.flatMap(month => month.place ?? [])
  const section = (title: string, note: string, children: ReactNode) => (
    <Section title={title} note={note}>
      {children}
    </Section>
  )
  return (
    <div className={`stack-24 start small ${styles.outlook}`}>
      {steps.length > 0 &&
        section(
          'Как подняться',
          '',
          <ul className={styles.steps}>
            {steps.map(step => (
              <Step key={step.title} step={step} />
            ))}
          </ul>,
        )}
      {above && section(`Чего больше у${NBSP}${above.place}-го`, above.name, <p>{moreText(above.addends, info)}</p>)}
      {below && section(`Чего не хватает ${below.place}-му`, below.name, <p>{lessText(below.addends, info)}</p>)}
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

type Own = Pick<AdditionalInfo, 'addends'>

/** «Отзывы +1,2, кейсы +0,4 балла.»: the addends the place above is ahead in. */
export const moreText = (above: readonly number[], { addends }: Own): string =>
  aheadText(
    addends.map(({ title, points }, at) => ({ title, ahead: (above[at] ?? 0) - points })),
    '+',
  )

/** «Проекты −2,3 балла.»: the addends the place below falls behind in. */
export const lessText = (below: readonly number[], { addends }: Own): string =>
  aheadText(
    addends.map(({ title, points }, at) => ({ title, ahead: points - (below[at] ?? 0) })),
    '−',
  )

function aheadText(differences: readonly { title: string; ahead: number }[], sign: '+' | '−'): string {
  const text = differences
    .filter(({ ahead }) => ahead >= LEAST_SHOWN)
    .toSorted((one, other) => other.ahead - one.ahead)
    .map(({ title, ahead }) => `${lowerFirst(title)} ${sign}${formatFixed(ahead)}`)
    .join(', ')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)} балла.`
}

/** Rounds to at least 0,1. */
const LEAST_SHOWN = 0.05
