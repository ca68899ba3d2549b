import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'

interface ToAuthor {
  reviewId: number
  agency: { name: string; slug: string }
  to: string
  site: EmailSite
}

export function reviewWaitingEmail({ agency, to, reviewId, text, site }: ToAuthor & { text: string }): Email {
  return {
    kind: 'review-waiting',
    about: `review:${reviewId}`,
    recipient: to,
    replyTo: null,
    subject: `Отзыв об агентстве ${agencyInGuillemets(agency.name)} получен`,
    body: `Здравствуйте!

Мы получили ваш отзыв об агентстве ${agencyInGuillemets(agency.name)}. Редактор проверит его, обычно за два рабочих дня, и мы напишем вам о решении.

Ваш текст:

${quoted(text)}

Если вы ничего не отправляли, сообщите нам: наши адреса — внизу любой страницы сайта.

${signature(site)}`,
  }
}

export function reviewPublishedEmail({ agency, to, reviewId, site }: ToAuthor): Email {
  return {
    kind: 'review-published',
    about: `review:${reviewId}`,
    recipient: to,
    replyTo: null,
    subject: `Отзыв об агентстве ${agencyInGuillemets(agency.name)} опубликован`,
    body: `Здравствуйте!

Ваш отзыв об агентстве ${agencyInGuillemets(agency.name)} прошёл проверку и опубликован:
${site.siteUrl}${href('agency-review', { agency: agency.slug, id: reviewId })}

Агентство может ответить на него один раз, ответ появится под отзывом. Спасибо: такие отзывы помогают выбирать.

${signature(site)}`,
  }
}

export function reviewDeclinedEmail({ agency, to, reviewId, reason, site }: ToAuthor & { reason: string }): Email {
  return {
    kind: 'review-declined',
    about: `review:${reviewId}`,
    recipient: to,
    replyTo: null,
    subject: `Отзыв об агентстве ${agencyInGuillemets(agency.name)} не опубликован`,
    body: `Здравствуйте!

Мы не можем опубликовать ваш отзыв об агентстве ${agencyInGuillemets(agency.name)}. Причина:

${quoted(reason)}

По каким правилам мы решаем: ${site.siteUrl}${href('rules')}
Если вы не согласны, напишите нам: наши адреса — внизу любой страницы сайта. Исправленный отзыв можно прислать по новой ссылке, её запрашивают здесь:
${site.siteUrl}${href('review-client')}?agency=${agency.slug}

${signature(site)}`,
  }
}
