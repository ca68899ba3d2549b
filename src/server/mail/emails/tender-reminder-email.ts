import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { listed, type Site, signature, type TenderText, tenderFacts } from './tender-text.ts'

interface TenderReminderEmail {
  tender: TenderText & { id: number }
  agencies: readonly { name: string }[]
  sentAt: Date
  /** When it shall be sent, unless the sender has said by then how it ended. */
  at: Date
  key: string
  site: Site
}

/** What the letters about a request that is still open are about. */
export const openTender = (id: number): string => `open-tender:${id}`

/** To the sender: how did it end? The agencies that answered still wait to hear. */
export function tenderReminderEmail({ tender, agencies, sentAt, at, key, site }: TenderReminderEmail): Email {
  return {
    kind: 'tender-reminder',
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

${signature(site)}
`,
    later: { at, about: openTender(tender.id) },
  }
}
