import type { Email } from '#db/queries/mail/mail.ts'
import { formatPhone } from '#domain/contacts/phones.ts'
import { href } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'

interface Message {
  id: number
  from: { name: string; email: string; phone: string | null }
  message: string
  site: EmailSite
}

interface ToAgency extends Message {
  agency: { name: string; slug: string; email: string }
}

interface ToEditors extends Message {
  editors: string
}

/** Replies go to the visitor. */
export function feedbackEmail({ id, agency, from, message, site }: ToAgency): Email {
  const { siteName, siteUrl } = site
  const page = siteUrl + href('agency', { agency: agency.slug })
  return {
    kind: 'feedback',
    about: `feedback:${id}`,
    recipient: agency.email,
    replyTo: from.email,
    subject: `Сообщение с вашей страницы на сайте «${siteName}»: ${from.name}`,
    body: `Здравствуйте!

На странице ${inGuillemets(agency.name)} на сайте «${siteName}» вам оставили сообщение.

${senderAndMessage(from, message)}

Чтобы ответить, просто ответьте на это письмо: ответ уйдёт на ${from.email}.

Отправитель согласился на обработку своих данных и на их передачу вашему агентству — только чтобы вы ему ответили. Для рассылок и передачи другим людям нужно его отдельное согласие.

Вы получили это письмо, потому что этот адрес указан для связи на вашей странице:
${page}

Если сообщения приходить не должны, напишите нам, и мы отключим форму: наши адреса — внизу любой страницы сайта.

${signature(site)}`,
  }
}

/** Replies go to the visitor. */
export function editorsEmail({ id, editors, from, message, site }: ToEditors): Email {
  return {
    kind: 'feedback-to-editors',
    about: `feedback:${id}`,
    recipient: editors,
    replyTo: from.email,
    subject: `Сообщение ${id} с сайта «${site.siteName}»: ${from.name}`,
    body: `${senderAndMessage(from, message)}

Чтобы ответить, просто ответьте на это письмо: ответ уйдёт на ${from.email}.
Когда вопрос решён: npm run ops -- feedback close ${id}

${signature(site)}`,
  }
}

const senderAndMessage = (from: Message['from'], message: string): string => `Имя: ${from.name}
Почта: ${from.email}
Телефон: ${from.phone === null ? 'не указан' : formatPhone(from.phone)}

Сообщение:

${quoted(message)}`
