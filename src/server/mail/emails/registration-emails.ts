import type { RegistrationRow } from '#db/queries/join/registrations.ts'
import type { Email } from '#db/queries/mail/mail.ts'
import { registrationLines } from '#domain/agency/registration-lines.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { type EmailSite, quoted, signature } from './email-parts.ts'

type Registration = Pick<RegistrationRow, 'id' | 'name' | 'site_domain' | 'details'>

/** Goes to an unconfirmed address, so it repeats nothing that was typed. */
export function registrationWaitingEmail(registration: Registration, site: EmailSite): Email {
  return {
    ...toAdministrator(registration),
    isUnconfirmed: true,
    kind: 'registration-waiting',
    subject: `Заявка агентства на сайте «${site.siteName}» получена`,
    body: `Здравствуйте!

Мы получили заявку на добавление агентства в каталог «${site.siteName}», в ней указан этот адрес почты. Редактор проверит сведения, обычно за два рабочих дня, и мы напишем вам о решении на этот адрес. Пока отвечать на письмо не нужно.

Если вы ничего не отправляли, сообщите нам: наши адреса — внизу любой страницы сайта.

${signature(site)}`,
  }
}

export function registrationApprovedEmail(registration: Registration, slug: string, site: EmailSite): Email {
  return {
    ...toAdministrator(registration),
    kind: 'registration-approved',
    subject: `Агентство добавлено в каталог «${site.siteName}»`,
    body: `Здравствуйте!

Заявка принята, профиль агентства ${agencyInGuillemets(registration.name)} открыт:
${site.siteUrl}${href('agency', { agency: slug })}

Что дальше: пришлите нам проекты и цены, попросите клиентов об отзывах. В рейтинги агентство попадает по числу проектов и отзывов, места не продаются.

Ошиблись в сведениях или нужно что-то поправить — напишите нам: наши адреса внизу любой страницы сайта.

${signature(site)}`,
  }
}

export function registrationDeclinedEmail(registration: Registration, reason: string, site: EmailSite): Email {
  return {
    ...toAdministrator(registration),
    kind: 'registration-declined',
    subject: `Заявка агентства на сайте «${site.siteName}» отклонена`,
    body: `Здравствуйте!

Мы не можем добавить в каталог агентство с сайтом ${registration.site_domain}. Причина:

${quoted(reason)}

Правила каталога: ${site.siteUrl}${href('rules')}
Исправленную заявку можно отправить ещё раз: ${site.siteUrl}${href('profile-add')}

${signature(site)}`,
  }
}

export function registrationToEditorsEmail(registration: Registration, editors: string, site: EmailSite): Email {
  const { id, details } = registration
  return {
    kind: 'registration-to-editors',
    about: aboutOf(registration),
    recipient: editors,
    replyTo: details.administrator_email,
    subject: `Заявка ${id}: ${registration.site_domain}`,
    body: `Агентство просит добавить его в каталог.

${quoted(registrationLines(registration).join('\n'))}

Решить: npm run ops -- registrations show ${id}

${signature(site)}`,
  }
}

const aboutOf = ({ id }: Registration) => `registration:${id}` as const

const toAdministrator = (registration: Registration) => ({
  about: aboutOf(registration),
  recipient: registration.details.administrator_email,
  replyTo: null,
})
