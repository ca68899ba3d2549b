import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type EmailSite, signature } from './email-parts.ts'
import { listed, type TenderText, tenderFacts } from './tender-text.ts'

interface TenderReminderEmail {
  tender: TenderText
  agencies: readonly { name: string }[]
  sentAt: Date
  /** Scheduled time; the email is cancelled if the sender reports the outcome first. */
  dueAt: Date
  key: string
  site: EmailSite
}

/** Marks the emails to cancel once the tender is closed. */
export const openTenderTopic = (id: number) => `open-tender:${id}` as const

export function tenderReminderEmail({ tender, agencies, sentAt, dueAt, key, site }: TenderReminderEmail): Email {
  return {
    kind: 'tender-reminder',
    about: openTenderTopic(tender.id),
    recipient: tender.email,
    replyTo: null,
    subject: `Чем кончилась ваша заявка от ${formatDate(sentAt)}?`,
    body: `Здравствуйте, ${tender.name}!

${formatDate(sentAt)} вы отправили через «${site.siteName}» заявку агентствам:

${listed(agencies)}

${tenderFacts(tender)}

Пожалуйста, отметьте на странице заявки, чем кончилось: выбрали агентство, нашли другого исполнителя, отложили или передумали. Это одна отметка, и агентства не будут ждать зря:
${site.siteUrl}${href('tender-status', { key })}

После отметки мы больше не напомним.

${signature(site)}`,
    dueAt,
  }
}
