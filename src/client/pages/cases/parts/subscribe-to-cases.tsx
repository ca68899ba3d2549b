import { useMemo } from 'react'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { SubscribeBox } from '../../../features/stats-subscribe/stats-subscribe.tsx'

export interface SubscribeToCasesProps {
  /** Null for all cases. */
  hashtag: { slug: string; title: string } | null
}

export function SubscribeToCases({ hashtag }: SubscribeToCasesProps) {
  const slug = hashtag?.slug ?? ''
  const subject = useMemo(() => ({ hashtag: slug }), [slug])
  const lead = `Раз в неделю, если они появились. ${hashtag ? `Тема: ${lowerFirst(hashtag.title)}.` : 'Все темы.'}`
  return (
    <SubscribeBox call="cases-subscribe" subject={subject} title="Новые кейсы — письмом" lead={lead} headingLevel={2} />
  )
}
