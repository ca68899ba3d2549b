import { useState } from 'react'
import type { Params } from '#contract/index.ts'
import { useCall } from '../../store/hooks.ts'
import { PickerForm } from './picker-form.tsx'
import { PickerPreview } from './picker-preview.tsx'

interface PickerHeroProps {
  params: Params<'picker'>
  tenderText?: string | undefined
}

/** The phrase at the top of the main page, followed by the prices of its slice and the first agencies found. */
export function PickerHero({ params, tenderText }: PickerHeroProps) {
  const { response } = useCall('picker', params)
  const { response: preview } = useCall('picker-preview', params)
  const [asked, setAsked] = useState(params)
  if (!response) return null
  return (
    <PickerForm
      key={response.path}
      first={response}
      isHero
      isSuggested={params.suggested}
      tenderText={tenderText}
      onAsk={setAsked}
    >
      {preview && <PickerPreview first={preview} asked={asked} isFirst={asked === params} />}
    </PickerForm>
  )
}
