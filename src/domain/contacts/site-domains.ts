// Public suffixes of two labels: `shop.spb.ru` has one owner, `spb.ru` is open to everyone.
const PUBLIC_SUFFIXES = new Set(
  `com.ru net.ru org.ru pp.ru msk.ru spb.ru nov.ru kazan.ru samara.ru saratov.ru chel.ru perm.ru nnov.ru omsk.ru tula.ru
  tyumen.ru ufa.ru vladimir.ru volgograd.ru irkutsk.ru kirov.ru kursk.ru bryansk.ru msk.su spb.su
  com.by net.by org.by com.kz org.kz edu.kz gov.kz com.ua net.ua org.ua in.ua kiev.ua kyiv.ua
  co.uk org.uk me.uk com.tr com.cn com.br com.au co.jp co.il`.split(/\s+/),
)

// Free mail providers: an address there does not prove employment.
const PUBLIC_MAIL = new Set(
  `mail.ru bk.ru inbox.ru list.ru internet.ru vk.com yandex.ru ya.ru yandex.by yandex.kz yandex.com rambler.ru lenta.ru
  ro.ru autorambler.ru gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com me.com mac.com
  proton.me protonmail.com gmx.com tut.by ukr.net`.split(/\s+/),
)

/** More than a form accepts, as an address of Cyrillic letters grows sixfold. Normalising a long host takes quadratic time. */
const MAX_ADDRESS = 2000

/** «Example.ru/cases» → `https://example.ru/cases`; null if it is not a public http(s) address. */
export function siteAddress(text: string): string | null {
  if (text.length > MAX_ADDRESS) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, href } = new URL(address)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null
  return isDomain(hostname) ? href : null
}

// IP addresses and single-label hosts are refused: neither can be a company's site.
const isDomain = (host: string): boolean => /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)

/** A public host name as browsers write it: «Почта.рф» → `xn--80a1acny.xn--p1ai`. */
export function ownHost(host: string): string | null {
  const address = `https://${host.trim()}`
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null
  const name = new URL(address).hostname.replace(/\.$/, '')
  return isDomain(name) ? name : null
}

/** The registrable domain: `www.shop.example.ru` → `example.ru`. Cyrillic names come out in punycode. */
export function ownDomain(host: string): string | null {
  const name = ownHost(host)
  if (name === null) return null
  const parts = name.split('.')
  return parts.slice(PUBLIC_SUFFIXES.has(parts.slice(-2).join('.')) ? -3 : -2).join('.')
}

export const domainOfMail = (mail: string): string | null => ownDomain(mail.slice(mail.lastIndexOf('@') + 1))

export function domainOfSite(site: string): string | null {
  const address = siteAddress(site)
  return address === null ? null : ownDomain(new URL(address).hostname)
}

export const isPublicMail = (mail: string): boolean => PUBLIC_MAIL.has(domainOfMail(mail) ?? '')

/** Whether the mailbox is on the site's domain. Free mail proves nothing, not even for the provider's own site. */
export function isMailOfSite(mail: string, site: string): boolean {
  const domain = domainOfMail(mail)
  return domain !== null && domain === domainOfSite(site) && !PUBLIC_MAIL.has(domain)
}
