import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'
import { listed, type TenderText, tenderFacts } from './tender-text.ts'

interface TenderConfirmEmail {
  id: number
  email: string
  key: string
  agencies: readonly { name: string }[]
  service: string
  site: EmailSite
}

/**
 * Goes to an unconfirmed address, so it repeats nothing that was typed: otherwise anyone could send any text to anyone
 * through us.
 */
export function tenderConfirmEmail({ id, email, key, agencies, service, site }: TenderConfirmEmail): Email {
  const { siteName, siteUrl } = site
  return {
    kind: 'tender-confirm',
    about: `tender:${id}`,
    recipient: email,
    replyTo: null,
    isUnconfirmed: true,
    subject: `Подтвердите заявку на сайте «${siteName}»`,
    body: `Здравствуйте!

На сайте «${siteName}» составили заявку и указали этот адрес почты. Услуга: ${service}. Получатели:

${listed(agencies)}

Чтобы заявка ушла агентствам, откройте страницу и нажмите «Подтвердить»:
${siteUrl}${href('tender-confirm', { key })}

Ссылка действует ${CONFIRM_DAYS} дней. До подтверждения агентства ничего не получат.

Если вы передумали, закройте заявку на её странице:
${siteUrl}${href('tender-status', { key })}

Если вы не составляли заявку, ничего не делайте: без подтверждения она никуда не уйдёт, и мы её удалим. Никому не пересылайте это письмо: по ссылкам из него заявкой можно управлять.

${signature(site)}`,
  }
}

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

interface TenderReminderEmail extends TenderSentEmail {
  sentAt: Date
  /** Scheduled time; the email is cancelled if the sender reports the outcome first. */
  dueAt: Date
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
      ? `Агентство ${agencyInGuillemets(agency.name)} отказалось от вашей заявки`
      : `Агентство ${agencyInGuillemets(agency.name)} ответило на вашу заявку`,
    body: `Здравствуйте, ${sender.name}!

Агентство ${agencyInGuillemets(agency.name)} ${isRefusal ? 'отказалось от вашей заявки' : 'ответило на вашу заявку'} с сайта «${siteName}». Услуга: ${service}.

${answer === null ? 'Причину агентство не назвало.' : quoted(answer)}

${isRefusal ? 'Если хотите что-то уточнить' : 'Чтобы продолжить разговор'}, просто ответьте на это письмо: ответ уйдёт на ${agency.email}.

Страница агентства:
${page}

Все ответы и состояние заявки — на её странице: ссылка была в письме «Ваша заявка отправлена».

${signature(site)}`,
  }
}
