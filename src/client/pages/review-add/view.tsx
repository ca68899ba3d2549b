import { useEffect, useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { forgetDraft } from '../../browser/stored/form-draft.ts'
import { useCall } from '../../store/hooks.ts'
import { useCommand } from '../../store/use-command.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { draftName } from './draft-keeper.tsx'
import styles from './review-add.module.css'
import { ReviewForm } from './review-form.tsx'
import { ReviewSubject } from './review-subject.tsx'

const CALL = 'review-add-send'

/** Opened by a client's personal link. */
export function View() {
  const { key } = usePageParams('review-add')
  const params = useMemo(() => ({ key }), [key])
  const { response, isError, retry } = useCall('review-add-form', params)
  return (
    <div className={styles.page}>
      <h1>{response?.agency ? `Отзыв об агентстве «${response.agency.name}»` : 'Отзыв об агентстве'}</h1>
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
      <ReviewForm form={form} reviewKey={reviewKey} />
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
        <p className={styles.ways}>
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
