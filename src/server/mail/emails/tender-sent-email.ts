import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'
import { listed, type TenderText, tenderFacts } from './tender-text.ts'

interface TenderSentEmail {
  tender: TenderText
  agencies: readonly { name: string }[]
  key: string
  site: EmailSite
}

export function tenderSentEmail({ tender, agencies, key, site }: TenderSentEmail): Email {
  return {
    kind: 'tender-sent',
    about: `tender:${tender.id}`,
    recipient: tender.email,
    replyTo: null,
    subject: `Ваша заявка отправлена ${countedDative(agencies.length, 'agency')}`,
    body: `Здравствуйте, ${tender.name}!

Вы подтвердили почту, и ваша заявка ушла агентствам:

${listed(agencies)}

${tenderFacts(tender)}

${quoted(tender.body)}

Кто прочитал, кто ответил и кто отказался, видно на странице заявки:
${site.siteUrl}${href('tender-status', { key })}

Ответы придут и письмами на этот адрес. Когда всё решится, отметьте на странице, чем кончилось: агентства не будут ждать зря.

Ссылка — только для вас: по ней видны ответы агентств, и заявку можно закрыть.

${signature(site)}`,
  }
}
