import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets, inGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'

interface ReviewAgencyEmail {
  agency: { name: string; slug: string; email: string }
  review: { id: number; overall: number; body: string; company: string }
  key: string
  site: EmailSite
}

/** The link lets the agency reply once. */
export function reviewAgencyEmail({ agency, review, key, site }: ReviewAgencyEmail): Email {
  return {
    kind: 'review-to-agency',
    about: `review:${review.id}`,
    recipient: agency.email,
    replyTo: null,
    subject: `Новый отзыв об агентстве ${agencyInGuillemets(agency.name)}: ${review.overall} из 5`,
    body: `Здравствуйте!

На вашей странице опубликован отзыв клиента ${inGuillemets(review.company)}, оценка ${review.overall} из 5:
${site.siteUrl}${href('agency-review', { agency: agency.slug, id: review.id })}

${quoted(review.body)}

На отзыв можно ответить один раз. Ответ появится под отзывом сразу и останется там. Ваша ссылка для ответа:
${site.siteUrl}${href('review-reply', { key })}

Не пересылайте её посторонним: по ней отвечают от имени агентства. Если в отзыве есть неправда, оскорбления или чужие персональные данные, напишите нам: наши адреса — внизу любой страницы сайта.

${signature(site)}`,
  }
}
