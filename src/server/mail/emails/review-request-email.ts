import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type EmailSite, signature } from './email-parts.ts'

interface ReviewRequestEmail {
  agency: { name: string; slug: string }
  service: string
  url: string
  to: string
  key: string
  expiresAt: Date
  site: EmailSite
}

/** Goes to the client, whether the agency or the client requested it. */
export function reviewRequestEmail(request: ReviewRequestEmail): Email {
  const { agency, service, url, to, key, expiresAt, site } = request
  const { siteName, siteUrl } = site
  return {
    kind: 'review-request',
    recipient: to,
    replyTo: null,
    subject: `Отзыв о работе агентства «${agency.name}»`,
    body: `Здравствуйте!

Вас просят рассказать, как с вами работало агентство «${agency.name}».

Услуга: ${service}
Проект: ${url}
Страница агентства: ${siteUrl}${href('agency', { agency: agency.slug })}

Отзыв займёт минут пять. Ваша личная ссылка, она действует один раз, до ${formatDate(expiresAt)}:
${siteUrl}${href('review-add', { key })}

Не пересылайте её: по ней отзыв можно оставить от вашего имени. Пишите как есть, и хорошее, и плохое: агентство не может удалить отзыв, оно может только ответить на него. Имя можно скрыть.

Если вы не работали с этим агентством, ничего не делайте: без вас отзыва не будет. Этот адрес указали в форме запроса отзыва на сайте «${siteName}», рассылок по нему мы не ведём.

${signature(site)}`,
  }
}
