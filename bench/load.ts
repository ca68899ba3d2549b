import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '#db/connect.ts'
import { measureAttacks } from './attacks.ts'
import { budgets, type Finding } from './budget.ts'
import type { PageReport } from './load-client.ts'
import { type LoadedSite, listPaths, makeDataDir, removeDataDir, runPages, runPosters, startSite } from './load-site.ts'

interface Scale {
  crowds: readonly number[]
  seconds: number
  attackSeconds: number
  kills: number
}

const WHOLE: Scale = { crowds: [200, 2_500], seconds: 20, attackSeconds: 8, kills: 20 }
const BRIEF: Scale = { crowds: [200], seconds: 8, attackSeconds: 4, kills: 3 }
const POSTERS = 16
const SEARCHERS = 20
/** Visitors who read, with a pause between pages: their waiting is measured, not the throughput. */
const READERS = { connections: 4, pauseMs: 20 }
const POPULAR = ['/', '/digital-agencies/', '/crm/', '/tender/', '/calculator/', '/news/', '/cases/', '/about/']
/** The budget of memory is for as many connections; more only must not break anything. */
const BOUNDED_CROWD = 200
/** Pages of visitors beside the junk; the crowds use the others. */
const APART = 400

/** The site under load from 127.0.0.1: crowds, junk searches, attacks, kill -9 while forms are sent. */
export async function measureLoad(isBrief: boolean): Promise<Finding[]> {
  const scale = isBrief ? BRIEF : WHOLE
  const dataDir = makeDataDir()
  try {
    const site = await startSite(dataDir)
    try {
      const paths = shuffled(await listPaths(site.port))
      console.log(`  страниц в карте сайта ${paths.length}`)
      const findings = await measureCrowds(site, paths, scale)
      await site.stop()
      const attacks = await measureAttacks(dataDir, scale.attackSeconds)
      return [...findings, ...attacks, ...(await measureKills(dataDir, paths, scale.kills))]
    } finally {
      await site.kill()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

async function measureCrowds({ port, peakMegabytes }: LoadedSite, paths: readonly string[], scale: Scale) {
  const { seconds } = scale
  const apart = paths.slice(0, APART)
  const rest = paths.slice(APART)
  const read = (popular: readonly string[]) => runPages({ port, paths: popular, seconds: seconds - 2, ...READERS })
  // Starting takes more memory than serving.
  peakMegabytes()
  // Warm-up: pages enter the cache on their second use.
  await runPages({ port, paths: POPULAR, seconds: 3, ...READERS })
  const idle = say('без нагрузки, из кеша', await read(POPULAR))
  const uncached = say('без нагрузки, мимо кеша', await read(apart.slice(0, APART / 2)))
  const findings = memoryOf('без нагрузки', peakMegabytes())

  const junk = runPages({ port, paths: [], connections: SEARCHERS, seconds, pauseMs: 0 })
  await setTimeout(1_000)
  const beside = await read(apart.slice(APART / 2))
  say(`${SEARCHERS} ищут мусор`, await junk)
  say('рядом с ними, мимо кеша', beside)
  findings.push(
    brokenOf('мусорный поиск', (await junk).broken + beside.broken),
    ratioOf('мусорный поиск: p95 рядом к покою', beside.p95 / uncached.p95, budgets.load.besideJunk),
    ...memoryOf('мусорный поиск', peakMegabytes()),
  )

  for (const [index, connections] of scale.crowds.entries()) {
    const share = Math.ceil(rest.length / scale.crowds.length)
    const own = rest.slice(index * share, (index + 1) * share)
    const crowd = runPages({ port, paths: own, connections, seconds, pauseMs: 0 })
    await setTimeout(1_000)
    const cached = await read(POPULAR)
    const title = `${connections} соединений`
    say(`${title}, разные страницы`, await crowd)
    say(`${title}, рядом из кеша`, cached)
    findings.push(
      brokenOf(title, (await crowd).broken + cached.broken),
      ratioOf(`${title}: p95 из кеша к покою`, cached.p95 / idle.p95, budgets.load.cached),
      ...memoryOf(title, peakMegabytes(), connections <= BOUNDED_CROWD),
    )
    // The queue must be empty before the next measurement.
    await setTimeout(2_000)
  }
  return findings
}

const MARK = /^Форма номер (\d+):/

async function measureKills(dataDir: string, paths: readonly string[], kills: number): Promise<Finding[]> {
  const agencies = paths.flatMap(path => /^\/agency-([^/]+)\/$/.exec(path)?.[1] ?? [])
  const accepted: number[] = []
  // A database that was used before has its own forms.
  const before = await storedForms(dataDir)
  const first = Math.max(0, ...before) + 1
  let next = first
  for (let round = 0; round < kills; round += 1) {
    const site = await startSite(dataDir)
    const report = await runPosters({ port: site.port, connections: POSTERS, from: next, agencies }, async () => {
      await setTimeout(randomInt(50, 1_500))
      await site.kill()
    })
    accepted.push(...report.accepted)
    next += report.sent
  }
  const stored = (await storedForms(dataDir)).filter(nth => nth >= first)
  const known = new Set(stored)
  console.log(`  kill -9 × ${kills}: отправлено ${next - first}, принято ${accepted.length}, в базе ${stored.length}`)
  const bounds = budgets.load.forms
  return [
    { name: 'принятых форм за одно убийство', value: accepted.length / kills, unit: 'шт.', bounds: { floor: 1 } },
    { name: 'принятые формы, которых нет', value: accepted.filter(nth => !known.has(nth)).length, unit: 'шт.', bounds },
    { name: 'формы, сохранённые дважды', value: stored.length - known.size, unit: 'шт.', bounds },
  ]
}

/** Opens the database as the next start would: after a kill it recovers from its WAL. */
async function storedForms(dataDir: string): Promise<number[]> {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir })
  try {
    const rows = await database.kysely.selectFrom('feedback').select('message').execute()
    return rows.flatMap(({ message }) => Number(MARK.exec(message)?.[1] ?? 0) || [])
  } finally {
    await database.close()
  }
}

function say(title: string, report: PageReport): PageReport {
  const { statuses, broken, p50, p95 } = report
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  console.log(`  ${title}: ${counts.join(', ')}; битых ${broken}; p50 ${p50.toFixed(1)} мс, p95 ${p95.toFixed(1)} мс`)
  return report
}

const brokenOf = (title: string, value: number): Finding => ({
  name: `${title}: страниц 200 с отказавшей частью`,
  value,
  unit: 'шт.',
  bounds: budgets.load.broken,
})

const ratioOf = (name: string, value: number, bounds: Finding['bounds']): Finding => ({
  name,
  value,
  unit: 'раз',
  bounds,
})

/** Nothing where the system does not tell. */
function memoryOf(title: string, value: number, isBounded = true): Finding[] {
  const bounds = isBounded ? budgets.load.megabytes[process.env.DATABASE_URL ? 'server' : 'embedded'] : {}
  return Number.isNaN(value) ? [] : [{ name: `${title}: память, пик`, value, unit: 'МБ', bounds }]
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}
