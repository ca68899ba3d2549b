import { domainOfMail, domainOfSite, isMailOfSite, isPublicMail } from '../contacts/site-domains.ts'
import { SERVICES } from '../vocabulary/services.ts'
import type { FormRules } from './check-form.ts'
import { dataConsent } from './data-consent.ts'

/** Lifetime of the personal link. */
export const REQUEST_DAYS = 60
/** Minimum interval between emails to one person about one project. */
export const REPEAT_DAYS = 30

/** A request for a client's review of an agency. */
export const REVIEW_REQUEST_FORM = {
  path: { kind: 'line', label: 'Агентство', from: 1, to: 200 },
  service: { kind: 'choice', label: 'Услуга', of: SERVICES.map(({ slug }) => slug) },
  url: { kind: 'site', label: 'Сайт проекта' },
  email: { kind: 'mail', label: 'Почта клиента' },
  sender: { kind: 'mail', label: 'Ваша почта в агентстве', isOptional: true },
  reason: { kind: 'text', label: 'Почему почта на другом домене', from: 10, to: 1000, isOptional: true },
  consent: dataConsent('отправить письмо'),
} as const satisfies FormRules

export const REQUEST_REFUSALS = {
  agency: 'Такого агентства в каталоге нет. Найдите его страницу поиском и вставьте её адрес',
  service: 'Агентство такой услуги не оказывает. Выберите одну из тех, что названы на его странице',
  reason: 'Почта не на домене сайта проекта. Объясните, почему: например, сайт принадлежит бренду, а почта — компании',
  ownMail: 'Это почта самого агентства. Отзыв пишет клиент: укажите его адрес',
  sender: 'Укажите почту на домене агентства: по ней мы проверим, что отзыв просит оно само',
  ownSite: 'Это сайт самого агентства. Укажите сайт, который оно сделало для клиента',
} as const

/** True only when both values are complete: a half-typed address needs no explanation. */
export function isOtherDomain(email: string, url: string): boolean {
  if (domainOfMail(email) === null || domainOfSite(url) === null) return false
  return !isMailOfSite(email, url)
}

interface AgencyAddresses {
  site_domain: string
  email: string
}

/** Detects self-reviews: an address on the agency's site or mail domain. */
export function isAgencyMail(email: string, agency: AgencyAddresses): boolean {
  // An agency that uses a free mail provider owns only that one mailbox.
  if (isPublicMail(email)) return email.toLowerCase() === agency.email.toLowerCase()
  const domain = domainOfMail(email)
  return domain !== null && [domainOfSite(agency.site_domain), domainOfMail(agency.email)].includes(domain)
}

export const isAgencySite = (url: string, agency: AgencyAddresses): boolean =>
  domainOfSite(url) !== null && domainOfSite(url) === domainOfSite(agency.site_domain)
