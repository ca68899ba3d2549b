import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { countJsError } from '#db/queries/log/js-errors.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { errorsWithMaps } from './errors.ts'

const LIMITS = { perPage: 100, perHour: 100, perDay: 100 }
const NOON = new Date('2026-03-05T09:00:00Z')
const ASSETS = 'https://merilo.example/assets'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate js_error'))

/** Column 22 of the bundle's first line is line 12, column 5 of the view. */
const MAP = { version: 3, sources: ['../../../src/client/pages/rating/view.tsx'], names: [], mappings: 'qBAWI' }

function run(): Promise<string> {
  const mapsDir = temporaryFolder()
  writeFileSync(join(mapsDir, 'rating-a1.js.map'), JSON.stringify(MAP))
  return runCommand(errorsWithMaps(mapsDir), { database })
}

async function store(page: string, body: string, times = 1): Promise<void> {
  const error = { identifier: '', page, page_path: `/${page}/`, body, fingerprint: Buffer.from(page + body) }
  for (let time = 0; time < times; time += 1) await countJsError(database.kysely, { ...error, first_at: NOON }, LIMITS)
}

test('errors are listed by page, the most frequent first, with the lines of the sources', async () => {
  await store('rating', 'TypeError: once\n\n    at Page')
  await store(
    'rating',
    `TypeError: often\n    at List (${ASSETS}/rating-a1.js:1:22)\nList@${ASSETS}/rating-a1.js:1:25`,
    3,
  )
  await store('main', 'RangeError: elsewhere')
  expect((await run()).split('\n')).toEqual([
    'Страница main',
    '  1 ×  05.03.2026 12:00 – 05.03.2026 12:00  /main/',
    '    RangeError: elsewhere',
    'Страница rating',
    '  3 ×  05.03.2026 12:00 – 05.03.2026 12:00  /rating/',
    '    TypeError: often',
    '    at List (src/client/pages/rating/view.tsx:12:5)',
    '    List@src/client/pages/rating/view.tsx:12:5',
    '  1 ×  05.03.2026 12:00 – 05.03.2026 12:00  /rating/',
    '    TypeError: once',
    '    at Page',
  ])
})

test('without the map of an old release the lines are those of its bundle, and it says so', async () => {
  await store('rating', `TypeError: old\n    at List (${ASSETS}/rating-z9.js:1:22)`)
  const lines = (await run()).split('\n')
  expect(lines).toContain(`    at List (${ASSETS}/rating-z9.js:1:22)`)
  expect(lines.at(-1)).toBe('Карты файла rating-z9.js нет: его строки указаны как в сборке.')
})

test('a site without errors says so', async () => {
  expect(await run()).toBe('Браузеры не присылали ошибок.')
})
