import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { quoted, type Site, signature } from './tender-text.ts'

interface TenderAnswerEmail {
  agency: { name: string; slug: string; email: string }
  sender: { name: string; email: string }
  service: string
  answer: string | null
  isRefusal: boolean
  site: Site
}

/** To the sender; an answer to the letter goes to the agency. The secret link is in the letter before it: only its hash is kept. */
export function tenderAnswerEmail(written: TenderAnswerEmail): Email {
  const { agency, sender, service, answer, isRefusal, site } = written
  const { siteName, siteUrl } = site
  const page = siteUrl + href('agency', { agency: agency.slug })
  return {
    kind: 'tender-answer',
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

${signature(site)}
`,
  }
}
