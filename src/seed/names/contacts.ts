import type { Random } from '#seed/random.ts'

// RFC 2606 reserves .example, so these domains can never be registered.
export const domainOf = (slug: string): string => `${slug}.example`

export const siteOf = (slug: string): string => `https://${domainOf(slug)}/`

const MAILBOXES = ['info', 'hello', 'mail', 'office', 'zakaz', 'go', 'team', 'welcome'] as const

export const companyEmail = (random: Random, slug: string): string => `${random.pick(MAILBOXES)}@${domainOf(slug)}`

const AREA_CODES: Record<string, string> = {
  moscow: '495',
  'st-petersburg': '812',
  kazan: '843',
  samara: '846',
  saratov: '8452',
  novosibirsk: '383',
  yekaterinburg: '343',
  'nizhny-novgorod': '831',
  'rostov-na-donu': '863',
  krasnodar: '861',
  barnaul: '3852',
  bryansk: '4832',
  cheboksary: '8352',
  chelyabinsk: '351',
  irkutsk: '3952',
  kirov: '8332',
  krasnoyarsk: '391',
  kursk: '4712',
  omsk: '3812',
  tula: '4872',
  tyumen: '3452',
  ufa: '347',
  vladimir: '4922',
  vladivostok: '423',
  volgograd: '8442',
  almaty: '727',
  astana: '7172',
}

/** Cities outside country code +7. */
const FOREIGN_PREFIXES: Record<string, string> = { minsk: '+375 17 000', gomel: '+375 232 00', kyiv: '+380 44 000' }

/** A real area code with a subscriber number of the 000 block, which is never assigned. */
export function phoneIn(random: Random, city: string): string {
  const last = `${random.int(10, 99)}-${random.int(10, 99)}`
  const foreign = FOREIGN_PREFIXES[city]
  if (foreign) return `${foreign}-${last}`
  const code = AREA_CODES[city] ?? '800'
  return code.length === 4 ? `+7 ${code} 00-${last}` : `+7 ${code} 000-${last}`
}
