import type { Email } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import { listed, type Site, signature } from './tender-text.ts'

interface TenderConfirmEmail {
  email: string
  key: string
  agencies: readonly { name: string }[]
  service: string
  site: Site
}

/**
 * To an address nobody has confirmed yet. It repeats nothing that was typed: else anybody could have us write his words
 * to anybody.
 */
export function tenderConfirmEmail({ email, key, agencies, service, site }: TenderConfirmEmail): Email {
  const { siteName, siteUrl } = site
  return {
    kind: 'tender-confirm',
    recipient: email,
    replyTo: null,
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

${signature(site)}
`,
  }
}
