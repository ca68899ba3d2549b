import { MAX_RECIPIENTS, MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { AddAgency } from '../../../features/site-search/add-agency.tsx'
import { type TenderAddress, tenderAddress } from './tender-choice.ts'

export function AddRecipient({ ids, context }: { ids: readonly number[]; context: TenderAddress }) {
  // Beyond the limit the newcomer goes first: the first ones are ticked.
  const withOne = (id: number) => (ids.length < MAX_RECIPIENTS ? [...ids, id] : [id, ...ids])
  return (
    <AddAgency
      label="Добавить получателя"
      ids={ids}
      max={MAX_SELECTED}
      full={`Выбрано ${MAX_SELECTED}: больше добавить нельзя.`}
      hrefWith={id => tenderAddress(withOne(id), context)}
      isReplacing
    />
  )
}
