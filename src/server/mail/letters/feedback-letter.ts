import type { Letter } from '#db/queries/mail.ts'
import { href } from '#domain/paths.ts'
import { formatPhone } from '#domain/phones.ts'

interface FeedbackLetter {
  agency: { name: string; slug: string; email: string }
  from: { name: string; email: string; phone: string | null }
  message: string
  site: { siteName: string; siteUrl: string }
}

/** A visitor's message to the agency; an answer to the letter goes to the visitor. */
export function feedbackLetter({ agency, from, message, site }: FeedbackLetter): Letter {
  const { siteName, siteUrl } = site
  const page = siteUrl + href('agency', { agency: agency.slug })
  return {
    kind: 'feedback',
    recipient: agency.email,
    replyTo: from.email,
    subject: `Сообщение с вашей страницы на сайте «${siteName}»: ${from.name}`,
    body: `Здравствуйте!

На странице «${agency.name}» на сайте «${siteName}» вам оставили сообщение.

Имя: ${from.name}
Почта: ${from.email}
Телефон: ${from.phone === null ? 'не указан' : formatPhone(from.phone)}

Сообщение:

${quoted(message)}

Чтобы ответить, просто ответьте на это письмо: ответ уйдёт на ${from.email}.

Отправитель согласился на обработку своих данных и на их передачу вашему агентству — только чтобы вы ему ответили. Для рассылок и передачи другим людям нужно его отдельное согласие.

Вы получили это письмо, потому что этот адрес указан для связи на вашей странице:
${page}

Если сообщения приходить не должны, напишите нам, и мы отключим форму: наши адреса — внизу любой страницы сайта.

${siteName}
${siteUrl}/
`,
  }
}

/** Marked line by line: what a stranger wrote must not be taken for our words. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
