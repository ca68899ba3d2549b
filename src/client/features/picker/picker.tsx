import type { Params } from '#contract/index.ts'
import { useCall } from '../../store/hooks.ts'
import { PickerForm } from './picker-form.tsx'

/** Choosing an agency by one phrase: a plain form, with live counts after hydration. */
export function Picker({ params }: { params: Params<'picker'> }) {
  const { response } = useCall('picker', params)
  return response && <PickerForm key={response.path} first={response} />
}
