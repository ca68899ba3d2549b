import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { REVIEW_REPLY_FORM } from '#domain/forms/review-reply-form.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ReviewCard } from '../../features/review-card/review-card.tsx'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-field.tsx'

const CALL = 'review-reply-send'
/** Opened by the agency's personal link; one reply only. */
export function ReviewReply() {
  const { key } = usePageParams('review-reply')
  const params = useMemo(() => ({ key }), [key])
  const { response, isError, retry } = useCall('review-reply-form', params)
  return (
    <div className="stack-24">
      <h1>Ответ на отзыв</h1>
      {response && <Answering form={response} reviewKey={key} />}
      {!response && isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </div>
  )
}

function Answering({ form, reviewKey }: { form: Answer<'review-reply-form'>; reviewKey: string }) {
  const { key_error, review } = form
  const isSentByPage = usePageQuery().get('sent') === CALL
  if (!review) return <NoReview text={key_error?.error_text ?? ''} />
  const isOpen = key_error === null || isSentByPage
  return (
    <>
      <ReviewCard review={review} isAnswerOpen isAgencyShown isWhole headingLevel={2} />
      {isOpen ? (
        <ReplyForm reviewKey={reviewKey} path={review.path} />
      ) : (
        <EmptyState title={key_error.error_text} action={<ToReview path={review.path} />} />
      )}
    </>
  )
}

function ReplyForm({ reviewKey, path }: { reviewKey: string; path: string }) {
  return (
    <CallForm
      call={CALL}
      subject={{ key: reviewKey }}
      rules={REVIEW_REPLY_FORM}
      submit="Опубликовать ответ"
      success={
        <>
          Ответ опубликован. <a href={path}>Посмотреть его под отзывом</a>
        </>
      }
    >
      {({ text, ...rest }) =>
        allDrawn(
          rest,
          <TextArea
            {...text}
            rows={6}
            hint="От 20 до 2000 знаков. Ответ появится под отзывом сразу, изменить его нельзя"
          />,
        )
      }
    </CallForm>
  )
}

const ToReview = ({ path }: { path: string }) => <ButtonLink href={path}>Открыть отзыв</ButtonLink>

function NoReview({ text }: { text: string }) {
  return (
    <EmptyState title={text} action={<ButtonLink href={href('main')}>На главную</ButtonLink>}>
      Ссылка для ответа приходит на почту агентства, когда отзыв опубликован.
    </EmptyState>
  )
}
