import { useEffect, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { keptPhrase } from '../../../browser/stored/kept-phrase.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest } from '../../../store/remote.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { FitBand } from '../../../ui/scale/fit-band.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { type FitPhrase, fitPhrase } from '../agency-query.ts'
import styles from './fit.module.css'
import { FitForm } from './fit-form.tsx'

type Fit = Answer<'agency-fit'>

const NAME = 'agency-fit'
/** These keep the room of their scale even when there is too little to measure. */
const MEASURED = ['budget', 'term']

/**
 * The visitor's phrase comes with the address or is kept in the browser; the kept one is applied after hydration. The
 * rows are the same with and without a phrase, so nothing moves.
 */
export function AgencyFit() {
  const fit = useFit()
  if (!fit) return null
  const { title, request, measures } = fit
  return (
    <section className="stack-8" aria-labelledby="fit">
      <SectionHeading id="fit">{title}</SectionHeading>
      <p className={`note ${styles.request}`}>
        {request === null ? 'Сверьте с проектами агентства свою задачу, бюджет и срок.' : `Ваш запрос: ${request}.`}
      </p>
      <ul className={styles.measures}>
        {measures.map(measure => (
          <Measure key={measure.key} measure={measure} />
        ))}
      </ul>
      <FitForm fit={fit} />
    </section>
  )
}

function Measure({ measure: { key, title, usual, scale, is_fit, verdict } }: { measure: Fit['measures'][number] }) {
  return (
    <li>
      <p className={styles.usual}>
        <b>{title}</b>
        <span>{usual}</span>
      </p>
      {scale ? (
        <div className={styles.scale}>
          <FitBand middle={scale.middle} own={scale.own} />
          <Axis ticks={scale.ticks} isBelow />
        </div>
      ) : (
        MEASURED.includes(key) && <div className={styles.empty} />
      )}
      <p className={is_fit === false ? `muted ${styles.misses}` : styles.fits}>{verdict}</p>
    </li>
  )
}

/** The answer to the visitor's phrase; while it loads, the one before. */
function useFit(): Fit | null {
  const { agency } = usePageParams('agency')
  const dispatch = useAppDispatch()
  const isHydrated = useIsHydrated()
  const written = fitPhrase(usePageQuery())
  const isWritten = Object.values(written).some(value => value !== undefined)
  const phrase: FitPhrase = isHydrated && !isWritten ? (keptPhrase() ?? written) : written
  const { type, city, budget, deadline } = phrase
  const { response } = useCall(NAME, { agency, ...phrase })
  const shown = useRef(response)
  if (response) shown.current = response
  const isMissing = response === null
  useEffect(() => {
    if (isMissing) dispatch(loadCall(callRequest(NAME, { agency, type, city, budget, deadline } as FitParams)))
  }, [dispatch, isMissing, agency, type, city, budget, deadline])
  return response ?? shown.current
}

type FitParams = { agency: string } & FitPhrase
