import { useMemo } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { usePageQuery } from '../../../app/location.tsx'
import type { Recipient } from '../../../features/tender/recipient.ts'
import { TENDER_CALL } from '../../../features/tender/tender-context.ts'
import { TenderForm } from '../../../features/tender/tender-form.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AddRecipient } from './add-recipient.tsx'
import { Proposals } from './proposals.tsx'
import { type TenderAddress, tenderAddress, tenderChoice } from './tender-choice.ts'
import { useSelectedIds } from './use-selected-ids.ts'
import styles from './view.module.css'

/** The form for the agencies in the URL, else for those ticked elsewhere; without any, a few questions and proposals. */
export function TenderSection() {
  const query = usePageQuery()
  const { ids, context, proposals } = tenderChoice(query)
  const selected = useSelectedIds()
  const isSent = query.get('sent') === TENDER_CALL.call
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title">
      <SectionHeading id="request-title">Ваша заявка</SectionHeading>
      {ids !== '' ? (
        <ForChosen ids={ids} context={context} isSent={isSent} />
      ) : isSent ? (
        <AddressedForm agencies={[]} context={context} />
      ) : selected !== '' && proposals === null ? (
        <ForChosen ids={selected} context={context} isSent={isSent} />
      ) : (
        <Proposals>{agencies => <AddressedForm agencies={agencies} context={context} isProposed />}</Proposals>
      )}
    </section>
  )
}

interface ForChosenProps {
  ids: string
  context: TenderAddress
  isSent: boolean
}

function ForChosen({ ids, context, isSent }: ForChosenProps) {
  const params = useMemo(() => ({ ids }), [ids])
  const { response, isError, retry } = useCall('agency-info-for-tender', params)
  const chosen = parseAgencyIds(ids)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  return (
    <>
      {!isSent && <AddRecipient ids={chosen} context={context} />}
      {response.list.length > 0 || isSent ? (
        <AddressedForm agencies={response.list} context={context} />
      ) : (
        <Proposals>{agencies => <AddressedForm agencies={agencies} context={context} isProposed />}</Proposals>
      )}
    </>
  )
}

interface AddressedFormProps {
  agencies: readonly Recipient[]
  context: TenderAddress
  isProposed?: boolean
}

/** Removing a recipient changes the address. */
function AddressedForm({ agencies, context, isProposed = false }: AddressedFormProps) {
  const without = (left: Recipient) => agencies.filter(({ id }) => id !== left.id).map(({ id }) => id)
  return (
    <TenderForm
      agencies={agencies}
      isProposed={isProposed}
      context={context}
      removal={(agency, content, className) => (
        <a className={className} href={tenderAddress(without(agency), context)} data-history="replace">
          {content}
        </a>
      )}
    />
  )
}
