import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths.ts'
import { counted } from '#domain/plural.ts'
import { ShowPhone } from '../../../features/show-phone/show-phone.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './agency-actions.module.css'

type Agency = Answer<'agency-header'>

const WIDE = { size: 'large', isWide: true } as const

/** What a visitor can do about the agency, first things first; null where it would lead nowhere. */
const ACTIONS: Readonly<Record<string, (agency: Agency) => ReactNode>> = {
  request: sendRequest,
  phone: ({ name_lat }) => <ShowPhone agency={name_lat} tone="secondary" {...WIDE} />,
}

export function AgencyActions({ agency }: { agency: Agency }) {
  return (
    <div>
      <ul className={styles.actions}>
        {Object.entries(ACTIONS).map(([key, action]) => (
          <li key={key}>{action(agency)}</li>
        ))}
      </ul>
      {agency.reply_hours !== null && <p className={styles.note}>{replyText(agency.reply_hours)}</p>}
    </div>
  )
}

function sendRequest({ name_lat, accepts_requests, tabs }: Agency): ReactNode {
  const contacts = href('agency-contacts', { agency: name_lat })
  if (!accepts_requests || !tabs.some(({ path }) => path === contacts)) return null
  return (
    <ButtonLink tone="primary" {...WIDE} href={`${contacts}#request`}>
      Отправить заявку
    </ButtonLink>
  )
}

/** «Обычно отвечает за 4 часа». */
export const replyText = (hours: number): string => `Обычно отвечает за ${counted(hours, 'hour')}`
