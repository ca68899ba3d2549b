import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { type Hit, makeCounter } from '#server/counter/counter.ts'
import { writeCounts } from '#server/counter/write-counts.ts'
import { budgets, type Finding } from './budget.ts'

const EVENTS = 1_000_000
const DAYS = 10
const SUBJECTS = 1_000
const DEVICES = ['desktop', 'mobile'] as const
/** As many events as come between two writes of a busy site. */
const WRITE_EVERY = 20_000

/** A million events: rows grow with subjects and days, and an event costs the same at the end as at the beginning. */
export async function measureCounter(): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-counter-'))
  const database = await openDatabase({ dataDir })
  try {
    await migrate(database)
    const counter = makeCounter()
    // Warm-up for the JIT compiler, on days of its own.
    countEvents(counter, 0, 100_000, 'a')
    counter.take()
    const parts: number[] = []
    for (let from = 0; from < EVENTS; from += EVENTS / DAYS) parts.push(await countDay(from))
    const { rows } = await database.pool.query<{ rows: number; hits: number }>(
      'select count(*)::int as rows, sum(hits)::int as hits from tally',
    )
    const { rows: written = 0, hits = 0 } = rows[0] ?? {}
    if (hits !== EVENTS) throw new Error(`${hits} events of ${EVENTS} were counted`)
    const most = DAYS * SUBJECTS * DEVICES.length
    console.log(`  ${EVENTS} событий: ${written} строк, ${(1e6 * sum(parts)) / EVENTS} мкс процессора на событие`)
    return [
      {
        name: 'строк в таблице',
        value: written / most,
        unit: '× дни × предметы × устройства',
        bounds: budgets.counter.rows,
      },
      {
        name: 'последние 100 000 событий',
        value: (parts.at(-1) ?? 0) / (parts[0] ?? 1),
        unit: '× времени первых',
        bounds: budgets.counter.growth,
      },
    ]

    async function countDay(from: number): Promise<number> {
      const before = process.cpuUsage()
      const day = `2026-03-${String(1 + from / (EVENTS / DAYS)).padStart(2, '0')}`
      for (let at = from; at < from + EVENTS / DAYS; at += WRITE_EVERY) {
        countEvents(counter, at, WRITE_EVERY, day)
        await writeCounts({ database, counter })
      }
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1e6
    }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

/** Many visitors: each address stays below its bound. */
function countEvents(counter: ReturnType<typeof makeCounter>, from: number, count: number, day: string): void {
  for (let index = from; index < from + count; index += 1) {
    const hit: Hit = { kind: 'agency', subject: `agency-${(index * 7919) % SUBJECTS}`, type: '', region: '' }
    const address = `visitor-${index % 40_000}`
    counter.add(hit, { day, device: DEVICES[index % 2] ?? 'desktop', address, network: address })
  }
}
