import { countedQuery } from '#domain/counter/counted-query.ts'
import type { Random } from '#seed/random.ts'

export interface Question {
  kind: 'search' | 'calculator'
  subject: string
}

interface AskedQuery {
  question: Question
  /** Times in an average month now. */
  level: number
  yearly: number
}

/** By how often they are asked, most first. */
const SEARCHES = [
  'интернет-магазин',
  'битрикс',
  'seo',
  'seo москва',
  'корпоративный сайт',
  'магазин казань',
  'студия санкт-петербург',
  'внедрение crm',
  'мобильное приложение',
  'брендинг',
  'поддержка сайта',
  'контекстная реклама',
  'wordpress',
  'сайт под ключ',
  'логотип',
  'корпоративный портал',
  'агентство екатеринбург',
  'opencart',
  'лендинг',
  'новосибирск',
  'сайт клиники',
  'ios приложение',
  'перформанс',
  'нейминг',
]

const CALCULATIONS = [
  'sites?type=shop',
  'sites?type=corporative',
  'sites',
  'apps',
  'sites?region=moscow&type=shop',
  'sites?type=landing',
  'seo-context',
  'branding',
  'crm',
  'sites?region=kazan&type=shop',
  'portals',
  'support',
  'sites?system=bitrix&type=shop',
  'sites?region=st-petersburg&type=corporative',
  'performance',
  'apps?region=moscow',
]

const KNOWN_AGENCIES = 30

/** The n-th most asked query is asked about 1/n as often. Names of agencies are asked too, most of them rarely. */
export function askedQueries(random: Random, agencies: readonly { name: string }[]): AskedQuery[] {
  const yearly = () => 0.9 + 0.4 * random.next()
  const ranked = (kind: Question['kind'], subjects: readonly string[], most: number): AskedQuery[] =>
    subjects.map((subject, index) => ({ question: { kind, subject }, level: most / (index + 1), yearly: yearly() }))
  const names = agencies.slice(0, KNOWN_AGENCIES).flatMap(({ name }) => countedQuery(name) ?? [])
  return [
    ...ranked('search', SEARCHES, 120),
    ...ranked('search', [...new Set(names)], 24),
    ...ranked('calculator', CALCULATIONS, 160),
  ]
}
