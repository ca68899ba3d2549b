import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { CompareBox, CompareForm } from '../../../features/selection/compare-box.tsx'
import { ShowPhone } from '../../../features/show-phone/show-phone.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './agency-actions.module.css'

type Agency = Answer<'agency-header'>

const WIDE = { size: 'large', isWide: true } as const

/** Actions by priority; null where not available. */
const ACTIONS: Readonly<Record<string, (agency: Agency) => ReactNode>> = {
  request: sendRequest,
  compare: ({ id, name }) => <CompareBox id={id} name={name} className={styles.compare} />,
  phone: ({ name_lat }) => <ShowPhone agency={name_lat} tone="secondary" {...WIDE} />,
  review: ({ name_lat }) => (
    <ButtonLink {...WIDE} href={`${href('review-client')}?agency=${name_lat}`}>
      Оставить отзыв
    </ButtonLink>
  ),
}

export function AgencyActions({ agency }: { agency: Agency }) {
  return (
    <div>
      <ul className={styles.actions}>
        {Object.entries(ACTIONS).map(([key, action]) => (
          <li key={key}>{action(agency)}</li>
        ))}
      </ul>
      <CompareForm />
      {agency.reply_hours !== null && <p className={styles.note}>{replyText(agency.reply_hours)}</p>}
    </div>
  )
}

function sendRequest({ id, accepts_requests }: Agency): ReactNode {
  if (!accepts_requests) return null
  return (
    <ButtonLink tone="primary" {...WIDE} href={tenderPath([id])}>
      Отправить заявку
    </ButtonLink>
  )
}

/** «Обычно отвечает за 4 часа». */
export const replyText = (hours: number): string => `Обычно отвечает за ${counted(hours, 'hour')}`
