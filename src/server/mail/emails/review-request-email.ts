import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type EmailSite, signature } from './email-parts.ts'

interface ReviewRequestEmail {
  id: number
  agency: { name: string; slug: string }
  service: string
  /** Null until the one who typed it has confirmed their address. */
  url: string | null
  to: string
  key: string
  expiresAt: Date
  site: EmailSite
}

/** Goes to the client, whether the agency or the client requested it. */
export function reviewRequestEmail(request: ReviewRequestEmail): Email {
  const { id, agency, service, url, to, key, expiresAt, site } = request
  const { siteName, siteUrl } = site
  return {
    kind: 'review-request',
    about: `review-request:${id}`,
    recipient: to,
    replyTo: null,
    ...(url === null && { isUnconfirmed: true as const }),
    subject: `Отзыв о работе агентства ${agencyInGuillemets(agency.name)}`,
    body: `Здравствуйте!

${url === null ? `На сайте «${siteName}» попросили ссылку для отзыва об агентстве ${agencyInGuillemets(agency.name)} и указали этот адрес почты.` : `Вас просят рассказать, как с вами работало агентство ${agencyInGuillemets(agency.name)}.`}

Услуга: ${service}${url === null ? '' : `\nПроект: ${url}`}
Страница агентства: ${siteUrl}${href('agency', { agency: agency.slug })}

Отзыв займёт минут пять. Ваша личная ссылка, она действует один раз, до ${formatDate(expiresAt)}:
${siteUrl}${href('review-add', { key })}

Не пересылайте её: по ней отзыв можно оставить от вашего имени. Пишите как есть, и хорошее, и плохое: агентство не может удалить отзыв, оно может только ответить на него. Имя можно скрыть.

Если вы не работали с этим агентством, ничего не делайте: без вас отзыва не будет. Этот адрес указали в форме запроса отзыва на сайте «${siteName}», рассылок по нему мы не ведём.

${signature(site)}`,
  }
}
