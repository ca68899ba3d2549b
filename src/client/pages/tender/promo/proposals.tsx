import { type ReactNode, useMemo } from 'react'
import { counted } from '#domain/russian/plural.ts'
import { usePageQuery } from '../../../app/location.tsx'
import type { Recipient } from '../../../features/tender/recipient.ts'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AddRecipient } from './add-recipient.tsx'
import { PhraseForm } from './phrase-form.tsx'
import { NOT_ASKED, tenderChoice } from './tender-choice.ts'
import { useSelectedIds } from './use-selected-ids.ts'

/** A few questions, then those ticked elsewhere and agencies from the ratings with the reason for each. */
export function Proposals({ children }: { children: (agencies: readonly Recipient[]) => ReactNode }) {
  const query = usePageQuery()
  const { context, proposals } = useMemo(() => tenderChoice(query), [query])
  const { response, isError, retry } = useCall('tender-proposals', proposals ?? NOT_ASKED)
  const proposed = proposals === null ? null : response
  const ids = useSelectedIds()
  const { response: known } = useCall('agency-info-for-tender', { ids })
  const selected = ids === '' ? [] : (known?.list ?? [])
  // Those ticked elsewhere come first, so they are ticked here too.
  const others = (proposed?.list ?? []).filter(({ id }) => selected.every(one => one.id !== id))
  const agencies: Recipient[] = proposed ? [...selected, ...others] : []
  return (
    <>
      <p className="muted">
        {selected.length > 0
          ? `Вы выбрали ${counted(selected.length, 'agency')}: ${selected.length === 1 ? 'оно' : 'они'} в начале списка. За ними те, кого предлагает рейтинг; других можно найти по названию.`
          : 'Никого ещё не выбрали? Ответьте на несколько вопросов, и мы предложим до пяти агентств из рейтинга. Или найдите своих по названию.'}
      </p>
      <PhraseForm context={context} understood={proposed} cities={response?.cities ?? []} />
      <AddRecipient ids={agencies.map(({ id }) => id)} context={context} />
      {proposals !== null && !proposed && (isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />)}
      {proposed?.note && <Notice>{proposed.note}</Notice>}
      {proposed && proposed.type === null && <Notice>Такой работы у нас в списке нет: выберите из него.</Notice>}
      {proposed?.type && agencies.length === 0 && (
        <Notice>В этом рейтинге сейчас никто не принимает заявки. Найдите агентство по названию.</Notice>
      )}
      {agencies.length > 0 && children(agencies)}
    </>
  )
}
