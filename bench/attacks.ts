import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '#db/connect.ts'
import { budgets, type Finding } from './budget.ts'
import { type LoadedSite, runAttack, runPages, startSite } from './load-site.ts'

/** A request of one sender; `nth` makes each one different, so that no cache keeps it. */
export interface AttackRequest {
  path: string
  type?: string
  body?: string
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const json = (path: string, body: object): AttackRequest => ({ path, type: JSON_TYPE, body: JSON.stringify(body) })
const PERSON = { name: 'Проверка Нагрузки', phone: '', spent: 9_000 }

/** Found by attack; each moved the cached main page to a second or stopped it. */
const ATTACKS: readonly { title: string; requestOf: (nth: number) => AttackRequest }[] = [
  { title: 'форма из 24 000 полей', requestOf: () => ({ path: '/contacts/', type: FORM, body: 'a&'.repeat(24_000) }) },
  {
    title: '7 998 пробелов в тексте',
    requestOf: nth =>
      json('/api/send-feedback', { ...PERSON, email: `a${nth}@`, message: `a${' '.repeat(7_998)}a`, consent: true }),
  },
  { title: 'калькулятор', requestOf: nth => ({ path: `/calculator/sites/?budget=${1_000_000 + nth}` }) },
  {
    title: 'вызов калькулятора',
    requestOf: nth => ({ path: `/api/cost-approximate-price?service=sites&budget=${1_000_000 + nth}` }),
  },
  { title: 'карта сайта', requestOf: nth => ({ path: `/sitemap-agencies-1.xml?${nth}` }) },
  {
    title: 'письма на один ящик',
    requestOf: nth =>
      json('/v2/digitalStats/subscribe', { email: `bombed+${nth}@gmail.com`, tab: 'prices', consent: true }),
  },
  {
    title: 'отчёты об ошибках',
    requestOf: nth => json('/api/send-js-log', { id: `${nth}`, path: '/', text: `${nth} ${'x'.repeat(3_900)}` }),
  },
]

const PER_SECOND = 20
/** As many networks as an attacker may have; each stays within its own limits. */
const NETWORKS = 150

/** Cached pages beside each attack, and what the attacks leave behind. */
export async function measureAttacks(dataDir: string, seconds: number): Promise<Finding[]> {
  const site = await startSite(dataDir)
  try {
    await readMain(site, 3)
    const idle = await readMain(site, seconds)
    const findings: Finding[] = []
    for (const { title, requestOf } of ATTACKS) {
      const count = PER_SECOND * seconds
      const requests = Array.from({ length: count }, (_, nth) => requestOf(nth))
      const attack = runAttack({ port: site.port, requests, perSecond: PER_SECOND, networks: NETWORKS })
      await setTimeout(500)
      const beside = await readMain(site, seconds)
      const { slowestMs, statuses } = await attack
      const answers = Object.entries(statuses).map(([status, answered]) => `${status} × ${answered}`)
      console.log(`  ${title}: ${answers.join(', ')}; главная рядом p95 ${beside.p95.toFixed(1)} мс`)
      findings.push(
        { name: `${title}: самый долгий ответ`, value: slowestMs, unit: 'мс', bounds: {} },
        {
          name: `${title}: главная p95 к покою`,
          value: beside.p95 / idle.p95,
          unit: 'раз',
          bounds: budgets.load.cached,
        },
      )
    }
    await site.stop()
    return [...findings, ...(await leftBehind(dataDir))]
  } finally {
    await site.kill()
  }
}

const readMain = ({ port }: LoadedSite, seconds: number) =>
  runPages({ port, paths: ['/'], connections: 2, pauseMs: 20, seconds })

async function leftBehind(dataDir: string): Promise<Finding[]> {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir })
  try {
    const { rows } = await database.pool.query<{ emails: number; errors: number }>(`
      select (select count(*)::int from mail where recipient like 'bombed+%') as emails,
             (select count(*)::int from js_error) as errors`)
    const { emails = 0, errors = 0 } = rows[0] ?? {}
    return [
      { name: 'писем на один ящик', value: emails, unit: 'шт.', bounds: budgets.load.emails },
      { name: 'строк в js_error', value: errors, unit: 'шт.', bounds: budgets.load.jsErrors },
    ]
  } finally {
    await database.close()
  }
}
