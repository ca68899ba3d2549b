import { useMemo } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageQuery } from '../../../app/location.tsx'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import { AddAgency } from '../../../features/site-search/add-agency.tsx'
import { type Recipient, Recipients } from '../../../features/tender/recipients.tsx'
import { TENDER_CALL } from '../../../features/tender/tender-call.ts'
import { TenderFields } from '../../../features/tender/tender-fields.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { tenderChoice } from './tender-choice.ts'
import styles from './view.module.css'

const RATING = '/digital-agencies/'

/** The form for the agencies in the URL; without them, a hint where to choose some. */
export function TenderSection() {
  const query = usePageQuery()
  const { ids, system } = tenderChoice(query)
  const params = useMemo(() => ({ ids }), [ids])
  const { response, isError, retry } = useCall('agency-info-for-tender', params)
  const isSent = query.get('sent') === TENDER_CALL.call
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title">
      <SectionHeading id="request-title">Ваша заявка</SectionHeading>
      {!isSent && <AddRecipient ids={parseAgencyIds(ids)} system={system} />}
      {isSent || (response && response.list.length > 0) ? (
        <TenderForm agencies={response?.list ?? []} system={system} />
      ) : ids === '' || response ? (
        <Nobody />
      ) : isError ? (
        <ErrorBlock onRetry={retry} />
      ) : (
        <LoadingBlock />
      )}
    </section>
  )
}

function AddRecipient({ ids, system }: { ids: readonly number[]; system: string }) {
  return (
    <AddAgency
      label="Добавить получателя"
      ids={ids}
      max={MAX_RECIPIENTS}
      full={`Получателей ${MAX_RECIPIENTS}: чтобы добавить другого, уберите одного из них.`}
      hrefWith={id => addressOf([...ids, id], system)}
      isReplacing
    />
  )
}

function TenderForm({ agencies, system }: { agencies: readonly Recipient[]; system: string }) {
  const without = (left: Recipient) => agencies.filter(({ id }) => id !== left.id).map(({ id }) => id)
  return (
    <CallForm {...TENDER_CALL}>
      {fields => (
        <>
          <Recipients
            agencies={agencies}
            error={fields.errors.agencies}
            removal={(agency, content, className) => (
              <a className={className} href={addressOf(without(agency), system)} data-history="replace">
                {content}
              </a>
            )}
          />
          <TenderFields fields={fields} system={system} />
        </>
      )}
    </CallForm>
  )
}

const addressOf = (ids: readonly number[], system: string): string => {
  if (ids.length === 0) return href('tender')
  return `${href('tender')}?agencies=${ids.join(',')}${system === '' ? '' : `&system=${system}`}`
}

function Nobody() {
  return (
    <EmptyState
      title="Сначала выберите агентства"
      action={
        <ButtonLink tone="primary" href={RATING}>
          Выбрать в рейтинге
        </ButtonLink>
      }
    >
      Найдите их здесь по названию или отметьте в рейтинге до пяти и нажмите «Отправить заявку».
    </EmptyState>
  )
}
