import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import { type EmailSite, signature } from './email-parts.ts'
import { listed } from './tender-text.ts'

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
