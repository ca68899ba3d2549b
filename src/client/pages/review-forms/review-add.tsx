import { useEffect, useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { domainOfSite } from '#domain/contacts/site-domains.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { forgetDraft } from '../../browser/stored/form-draft.ts'
import { FormWithNotes } from '../../forms/form-with-notes.tsx'
import { useCall } from '../../store/hooks.ts'
import { useCommand } from '../../store/use-command.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { draftName } from './draft-keeper.tsx'
import styles from './review-add.module.css'
import { ReviewForm } from './review-form.tsx'

const CALL = 'review-add-send'

const NOTES = [
  ['Кто проверит', 'Редактор сверит почту, проект и текст, обычно за два рабочих дня. О решении напишем вам.'],
  ['Кто увидит', 'После проверки — все: оценки, текст, должность и компанию. Имя — если вы это отметите.'],
  ['Что сможет агентство', 'Ответить под отзывом один раз. Изменить или убрать отзыв оно не может.'],
  ['Если этого не было', 'Оценки нужны все шесть. Где судить не о чем, скажите об этом словами под оценками.'],
] as const

/** Opened by a client's personal link. */
export function ReviewAdd() {
  const { key } = usePageParams('review-add')
  const params = useMemo(() => ({ key }), [key])
  const { response, isError, retry } = useCall('review-add-form', params)
  return (
    <div className={styles.page}>
      <h1>
        {response?.agency ? `Отзыв об агентстве ${agencyInGuillemets(response.agency.name)}` : 'Отзыв об агентстве'}
      </h1>
      {response && <Writing form={response} reviewKey={key} />}
      {!response && isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </div>
  )
}

function Writing({ form, reviewKey }: { form: Answer<'review-add-form'>; reviewKey: string }) {
  const { key_error, agency } = form
  const { response } = useCommand(CALL, { key: reviewKey })
  const isSent = usePageQuery().get('sent') === CALL || response !== null
  useEffect(() => {
    if (isSent) forgetDraft(draftName(reviewKey))
  }, [isSent, reviewKey])
  // Right after sending, the key is already used: not an error for its sender.
  if (key_error && !isSent) return <KeyProblem error={key_error} agency={agency} />
  return (
    <>
      {!isSent && <ReviewSubject form={form} />}
      <FormWithNotes title="Что будет с отзывом" id="review-next" notes={NOTES}>
        <ReviewForm form={form} reviewKey={reviewKey} />
      </FormWithNotes>
    </>
  )
}

type Problem = Pick<Answer<'review-add-form'>, 'agency'> & { error: { error_text: string; state: string } }

function KeyProblem({ error: { error_text, state }, agency }: Problem) {
  const request = href('review-client') + (agency ? `?agency=${agency.name_lat}` : '')
  const page = agency && href('agency-reviews', { agency: agency.name_lat })
  return (
    <EmptyState
      title={error_text}
      action={
        <p className="wrap-8">
          {state === 'used' && page ? (
            <ButtonLink href={page}>Отзывы об агентстве</ButtonLink>
          ) : (
            <ButtonLink href={request}>Запросить новую ссылку</ButtonLink>
          )}
          <ButtonLink tone="ghost" href={href('review-request-help')}>
            Как это устроено
          </ButtonLink>
        </p>
      }
    >
      {state === 'used' ? 'Если отзыв отправляли не вы, сообщите нам: адреса — внизу страницы.' : null}
    </EmptyState>
  )
}

function ReviewSubject({ form: { agency, service, url, expires_at } }: { form: Answer<'review-add-form'> }) {
  if (!agency) return null
  return (
    <div className={styles.subject}>
      <LogoImage src={agency.logo} name={agency.name} alt="" />
      <div>
        <p>
          <TextLink look="quiet" isStrong href={href('agency', { agency: agency.name_lat })}>
            {agency.name}
          </TextLink>
        </p>
        <p className={`aside ${styles.about}`}>{[service, url && domainOfSite(url)].filter(Boolean).join(' · ')}</p>
        {expires_at && <p className="fine">{`Ссылка действует один раз, до ${formatDate(expires_at)}`}</p>}
      </div>
    </div>
  )
}
