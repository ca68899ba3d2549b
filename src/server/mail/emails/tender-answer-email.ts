import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'

interface TenderAnswerEmail {
  tenderId: number
  agency: { name: string; slug: string; email: string }
  sender: { name: string; email: string }
  service: string
  answer: string | null
  isRefusal: boolean
  site: EmailSite
}

/** Replies go to the agency. The sender's secret link cannot be repeated here: only its hash is stored. */
export function tenderAnswerEmail(email: TenderAnswerEmail): Email {
  const { tenderId, agency, sender, service, answer, isRefusal, site } = email
  const { siteName, siteUrl } = site
  const page = siteUrl + href('agency', { agency: agency.slug })
  return {
    kind: 'tender-answer',
    about: `tender:${tenderId}`,
    recipient: sender.email,
    replyTo: agency.email,
    subject: isRefusal
      ? `Агентство «${agency.name}» отказалось от вашей заявки`
      : `Агентство «${agency.name}» ответило на вашу заявку`,
    body: `Здравствуйте, ${sender.name}!

Агентство «${agency.name}» ${isRefusal ? 'отказалось от вашей заявки' : 'ответило на вашу заявку'} с сайта «${siteName}». Услуга: ${service}.

${answer === null ? 'Причину агентство не назвало.' : quoted(answer)}

${isRefusal ? 'Если хотите что-то уточнить' : 'Чтобы продолжить разговор'}, просто ответьте на это письмо: ответ уйдёт на ${agency.email}.

Страница агентства:
${page}

Все ответы и состояние заявки — на её странице: ссылка была в письме «Ваша заявка отправлена».

${signature(site)}`,
  }
}
