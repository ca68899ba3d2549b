import { ownHost } from './site-domains.ts'

interface Provider {
  /** Aliases of one domain; the first is canonical. */
  domains: readonly string[]
  /** Characters that may be left out of a name. */
  ignored?: RegExp
  /** Characters that mean the same as a dot. */
  dots?: RegExp
  /** Separator of the owner's own tag in a name, besides «+», which is one everywhere. */
  mark?: string
}

/** How providers deliver: each rule is in their help for users. */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  {
    domains: `yandex.ru ya.ru yandex.com yandex.by yandex.kz yandex.ua yandex.uz yandex.az yandex.com.am yandex.com.ge
      yandex.co.il yandex.kg yandex.lt yandex.lv yandex.md yandex.tj yandex.tm yandex.fr yandex.ee narod.ru`.split(
      /\s+/,
    ),
    dots: /-/g,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], mark: '-' },
]

/** One name for all addresses that lead to one mailbox: `Anna.V+news@googlemail.com` → `annav@gmail.com`. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1).toLowerCase()
  // Internationalised domains have two spellings.
  const domain = ownHost(typed) ?? typed
  const { domains, ignored, dots, mark } = PROVIDERS.find(provider => provider.domains.includes(domain)) ?? {
    domains: [domain],
  }
  let name = before(address.slice(0, Math.max(at, 0)).toLowerCase(), '+')
  if (mark) name = before(name, mark)
  if (ignored) name = name.replace(ignored, '')
  if (dots) name = name.replace(dots, '.')
  return `${name}@${domains[0]}`
}

/** A mark at the start leaves no name, so it is none. */
function before(name: string, mark: string): string {
  const at = name.indexOf(mark)
  return at > 0 ? name.slice(0, at) : name
}
