import { useMemo } from 'react'
import { SUBSCRIBE_FORM } from '#domain/forms/subscribe-form.ts'
import { hashtagPhrase } from '#domain/vocabulary/hashtag-phrase.ts'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import { SUBSCRIBE, SubscribeBox, SubscribeFields } from '../../../features/stats-subscribe/stats-subscribe.tsx'

export interface SubscribeToCasesProps {
  /** Null for all cases. */
  hashtag: { slug: string; title: string } | null
}

export function SubscribeToCases({ hashtag }: SubscribeToCasesProps) {
  const slug = hashtag?.slug ?? ''
  const subject = useMemo(() => ({ hashtag: slug }), [slug])
  const lead = `Раз в неделю, если они появились. ${hashtag ? `Тема: ${hashtagPhrase(hashtag.title)}.` : 'Все темы.'}`
  return (
    <SubscribeBox title="Новые кейсы — письмом" lead={lead} headingLevel={2}>
      <CallForm {...SUBSCRIBE} call="cases-subscribe" rules={SUBSCRIBE_FORM} subject={subject}>
        {fields => <SubscribeFields {...fields} />}
      </CallForm>
    </SubscribeBox>
  )
}
