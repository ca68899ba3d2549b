import type { Email } from '#db/queries/mail/mail.ts'
import { MESSAGE_CONFIRM_DAYS } from '#domain/forms/message-confirm.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, signature } from './email-parts.ts'

interface MessageConfirmEmail {
  kind: 'feedback-confirm' | 'review-request-confirm'
  /** Of the message or the request. */
  id: number
  recipient: string
  agency: { name: string }
  key: string
  site: EmailSite
}

const TEXTS = {
  'feedback-confirm': {
    about: (id: number) => `feedback:${id}` as const,
    subject: 'Подтвердите сообщение агентству',
    said: (agency: string) => `написали сообщение агентству ${agencyInGuillemets(agency)}`,
    purpose: 'Чтобы агентство его получило',
  },
  'review-request-confirm': {
    about: (id: number) => `review-request:${id}` as const,
    subject: 'Подтвердите запрос отзыва',
    said: (agency: string) => `от имени агентства ${agencyInGuillemets(agency)} попросили клиента об отзыве`,
    purpose: 'Чтобы клиент получил письмо',
  },
} as const

/** Goes to an unconfirmed address, so it repeats nothing that was typed: the page behind the link shows it. */
export function messageConfirmEmail({ kind, id, recipient, agency, key, site }: MessageConfirmEmail): Email {
  const { about, subject, said, purpose } = TEXTS[kind]
  return {
    kind,
    about: about(id),
    recipient,
    replyTo: null,
    isUnconfirmed: true,
    subject: `${subject} на сайте «${site.siteName}»`,
    body: `Здравствуйте!

На сайте «${site.siteName}» ${said(agency.name)} и указали этот адрес почты. ${purpose}, откройте страницу и нажмите «Подтвердить»:
${site.siteUrl}${href('message-confirm', { key })}

Ссылка действует ${MESSAGE_CONFIRM_DAYS} дней. До подтверждения никто ничего не получит.

Если это были не вы, ничего не делайте: без подтверждения ничего не уйдёт, и мы всё удалим. Не пересылайте это письмо: по ссылке видно, что написано.

${signature(site)}`,
  }
}
