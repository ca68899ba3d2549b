import { useMemo } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { usePageQuery } from '../../../app/location.tsx'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import type { Recipient } from '../../../features/tender/recipient.ts'
import { Recipients } from '../../../features/tender/recipients.tsx'
import { TENDER_CALL } from '../../../features/tender/tender-call.ts'
import { TenderFields } from '../../../features/tender/tender-fields.tsx'
import { TenderSent } from '../../../features/tender/tender-sent.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { AddRecipient } from './add-recipient.tsx'
import { Proposals } from './proposals.tsx'
import { type TenderAddress, tenderAddress, tenderChoice } from './tender-choice.ts'
import styles from './view.module.css'

/** The form for the agencies in the URL; without them, a few questions and the agencies we propose. */
export function TenderSection() {
  const query = usePageQuery()
  const { ids, context } = tenderChoice(query)
  const isSent = query.get('sent') === TENDER_CALL.call
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title">
      <SectionHeading id="request-title">Ваша заявка</SectionHeading>
      {ids !== '' ? (
        <ForChosen ids={ids} context={context} isSent={isSent} />
      ) : isSent ? (
        <TenderForm agencies={[]} context={context} />
      ) : (
        <Proposals>{agencies => <TenderForm agencies={agencies} context={context} isProposed />}</Proposals>
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
        <TenderForm agencies={response.list} context={context} />
      ) : (
        <Proposals>{agencies => <TenderForm agencies={agencies} context={context} isProposed />}</Proposals>
      )}
    </>
  )
}

interface TenderFormProps {
  agencies: readonly Recipient[]
  context: TenderAddress
  isProposed?: boolean
}

function TenderForm({ agencies, context, isProposed = false }: TenderFormProps) {
  const without = (left: Recipient) => agencies.filter(({ id }) => id !== left.id).map(({ id }) => id)
  return (
    <CallForm {...TENDER_CALL} success={<TenderSent agencies={agencies} />}>
      {fields => (
        <>
          <Recipients
            agencies={agencies}
            isProposed={isProposed}
            sent={fields.text('agencies').defaultValue}
            error={fields.errors.agencies}
            removal={(agency, content, className) => (
              <a className={className} href={tenderAddress(without(agency), context)} data-history="replace">
                {content}
              </a>
            )}
          />
          <TenderFields fields={fields} context={context} />
        </>
      )}
    </CallForm>
  )
}
