import { useEffect, useState } from 'react'
import type { Answer, Params } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { askPicker } from './ask-picker.ts'
import { PaidAxis } from './paid-axis.tsx'
import styles from './picker-preview.module.css'

type Preview = Answer<'picker-preview'>

interface PickerPreviewProps {
  first: Preview
  asked: Params<'picker'>
  /** Nothing was changed yet: `first` is the answer. */
  isFirst: boolean
}

/** A preview of the slice of the phrase. The previous answer stays until the next one arrives. */
export function PickerPreview({ first, asked, isFirst }: PickerPreviewProps) {
  const dispatch = useAppDispatch()
  const [preview, setPreview] = useState(first)
  useEffect(() => {
    if (isFirst) return
    let isLatest = true
    dispatch(askPicker('picker-preview', asked)).then(next => {
      if (isLatest && next) setPreview(next)
    })
    return () => {
      isLatest = false
    }
  }, [asked, isFirst, dispatch])
  return (
    <div className={styles.preview}>
      <PaidAxis preview={preview} />
      {preview.first.length > 0 && <FirstFound preview={preview} />}
    </div>
  )
}

function FirstFound({ preview: { first, participants } }: { preview: Preview }) {
  return (
    <section className={styles.first} aria-labelledby="first-found">
      <h2 id="first-found">
        {participants > first.length ? `Первые ${first.length} из ${formatNumber(participants)}` : 'Подходят'}
      </h2>
      <ol>
        {first.map(({ agency, score, reason, why }) => (
          <li key={agency.id}>
            <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
            <span>
              <a className="cover" href={href('agency', { agency: agency.name_lat })}>
                {agency.name}
              </a>
              <small>{[agency.city, reason, why].filter(Boolean).join(' · ')}</small>
            </span>
            {score !== null && <b className="figure">{formatFixed(score)}</b>}
          </li>
        ))}
      </ol>
    </section>
  )
}
