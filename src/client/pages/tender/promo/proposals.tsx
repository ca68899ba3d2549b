import { type ReactNode, useMemo } from 'react'
import { usePageQuery } from '../../../app/location.tsx'
import type { Recipient } from '../../../features/tender/recipient.ts'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AddRecipient } from './add-recipient.tsx'
import { PhraseForm } from './phrase-form.tsx'
import { tenderChoice } from './tender-choice.ts'
import styles from './view.module.css'

/** Nobody is chosen: a few questions, then agencies from the ratings with the reason for each. */
export function Proposals({ children }: { children: (agencies: readonly Recipient[]) => ReactNode }) {
  const query = usePageQuery()
  const { context, proposals } = useMemo(() => tenderChoice(query), [query])
  const { response, isError, retry } = useCall('tender-proposals', proposals ?? NOT_ASKED)
  const proposed = proposals === null ? null : response
  const agencies = proposed?.list ?? []
  return (
    <>
      <p className={styles.question}>
        Никого ещё не выбрали? Ответьте на несколько вопросов, и мы предложим до пяти агентств из рейтинга. Или найдите
        своих по названию.
      </p>
      <PhraseForm context={context} understood={proposed} />
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

const NOT_ASKED = { type: '' }
