import type { Email } from '#db/queries/mail/mail.ts'
import { formatPhone } from '#domain/contacts/phones.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'
import { type TenderText, tenderFacts } from './tender-text.ts'

interface TenderRequestEmail {
  agency: { name: string; slug: string; email: string }
  tender: TenderText
  files: number
  /** Private to this agency. */
  key: string
  site: EmailSite
}

/** Goes to each agency once the sender has confirmed their address. */
export function tenderRequestEmail({ agency, tender, files, key, site }: TenderRequestEmail): Email {
  const { siteName, siteUrl } = site
  const page = siteUrl + href('agency', { agency: agency.slug })
  return {
    kind: 'tender-request',
    about: `tender:${tender.id}`,
    recipient: agency.email,
    replyTo: tender.email,
    subject: `Заявка с сайта «${siteName}»: ${tender.service}, ${tender.company}`,
    body: `Здравствуйте!

Агентству ${agencyInGuillemets(agency.name)} пришла заявка с сайта «${siteName}». Отправитель сам выбрал вас и подтвердил свою почту.

${contactsOf(tender)}

${tenderFacts(tender)}

Что нужно сделать:

${quoted(tender.body)}

Ответить или отказаться можно на странице заявки, регистрация не нужна${files === 0 ? '' : `; там же приложенные файлы: ${files}`}:
${siteUrl}${href('tender-answer', { key })}

Отправитель увидит ваш ответ на своей странице и получит его письмом. Можно и просто ответить на это письмо: ответ уйдёт на ${tender.email}. Если проект вам не подходит, откажитесь на странице заявки: человек не будет ждать зря.

Ссылка — только для вашего агентства, не публикуйте её. Отправитель согласился на передачу своих данных вам, чтобы вы ответили на заявку. Для рассылок и передачи другим людям нужно его отдельное согласие.

Вы получили это письмо, потому что этот адрес указан для связи на вашей странице:
${page}

Если заявки приходить не должны, напишите нам, и мы их отключим: наши адреса — внизу любой страницы сайта.

${signature(site)}`,
  }
}

const contactsOf = ({ name, company, email, phone }: TenderText): string =>
  `Имя: ${name}\nКомпания: ${company}\nПочта: ${email}\nТелефон: ${phone === null ? 'не указан' : formatPhone(phone)}`
