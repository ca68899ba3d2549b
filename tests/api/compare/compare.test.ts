import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

type Table = Answer<'agency-compare-by-table'>

let site: TestApp
/** Three agencies with different averages, prices and founding years. */
const IDS: number[] = []

beforeAll(async () => {
  site = await openTestApp()
  const { pool } = site.context.database
  const { rows } = await pool.query('select id from agency order by id limit 3')
  IDS.push(...rows.map(({ id }) => id))
  const facts = [
    [4.1, 900_000, 2015, 'kazan'],
    [4.9, 300_000, 2005, 'kazan'],
    [null, null, 2010, 'kazan'],
  ]
  for (const [index, [average, price, founded, city]] of facts.entries()) {
    await pool.query(
      'update agency set reviews_average = $2, price_from = $3, founded = $4, city = $5, headcount = 20 where id = $1',
      [IDS[index], average, price, founded, city],
    )
    await setMainService(IDS[index], 'sites')
  }
})
afterAll(() => site.close())

/** Sets an agency's main service, which determines the unit of its price. */
async function setMainService(id: number | undefined, service: string): Promise<void> {
  const { pool } = site.context.database
  await pool.query('update agency_service set share = 0.01 where agency_id = $1', [id])
  await pool.query(
    `insert into agency_service (agency_id, service, share) values ($1, $2, 0.9)
     on conflict (agency_id, service) do update set share = excluded.share`,
    [id, service],
  )
}

const get = (query: Record<string, string>) =>
  site.app.inject({ url: `/api/agency-compare-by-table?${new URLSearchParams(query)}` })
const compare = async (query: Record<string, string> = {}): Promise<Table> =>
  (await get({ ids: IDS.join(), ...query })).json()
const rowOf = (table: Table, key: string) => {
  const row = table.groups.flatMap(({ rows }) => rows).find(one => one.key === key)
  if (!row) throw new Error(`The table has no row ${key}`)
  return row
}
const bestOf = (table: Table, key: string) => rowOf(table, key).cells.map(({ is_best }) => is_best)
const columns = ({ companies_info }: Table) => companies_info.map(({ id }) => id)

test('systems have the names their makers write', async () => {
  const { pool } = site.context.database
  await pool.query(`update project set system = 'umi-cms' where agency_id = $1`, [IDS[0]])
  const [cell] = rowOf(await compare(), 'systems').cells
  expect(JSON.stringify(cell)).toContain('UMI.CMS, ')
  expect(JSON.stringify(cell)).not.toContain('umi-cms')
})

describe('columns', () => {
  test('keep the order of the requested ids', async () => {
    const [first, second, third] = IDS
    expect(columns(await compare({ ids: `${third},${first},${second}` }))).toEqual([third, first, second])
  })

  test('can be sorted by a row in both directions, with missing values always last', async () => {
    const [expensive, cheap, unknown] = IDS
    expect(columns(await compare({ sort: 'price' }))).toEqual([cheap, expensive, unknown])
    const down = await compare({ sort: '-price' })
    expect(columns(down)).toEqual([expensive, cheap, unknown])
    expect(down.sortedColumn).toEqual({ key: 'price', direction: 'desc' })
  })

  test('keep their cells when sorted', async () => {
    const texts = (table: Table) =>
      new Map(columns(table).map((id, index) => [id, rowOf(table, 'founded').cells[index]?.text]))
    expect(texts(await compare({ sort: '-founded' }))).toEqual(
      new Map([
        [IDS[0], 'с 2015 года'],
        [IDS[2], 'с 2010 года'],
        [IDS[1], 'с 2005 года'],
      ]),
    )
  })

  test('are not repeated for a repeated id', async () => {
    expect(columns(await compare({ ids: `${IDS[0]},${IDS[0]}` }))).toEqual([IDS[0]])
  })
})

describe('rows', () => {
  test('mark the best value and say why it is best', async () => {
    const table = await compare()
    expect(bestOf(table, 'founded')).toEqual([false, true, false])
    expect(rowOf(table, 'founded').best).toBe('дольше всех')
  })

  test('mark the highest average and the lowest price once three agencies have them', async () => {
    const set = async (average: number | null, price: number | null) => {
      const update = 'update agency set reviews_average = $2, price_from = $3 where id = $1'
      await site.context.database.pool.query(update, [IDS[2], average, price])
      site.context.memo.clear()
    }
    await set(4.5, 500_000)
    const table = await compare()
    await set(null, null)
    expect(bestOf(table, 'average')).toEqual([false, true, false])
    expect(rowOf(table, 'average').best).toBe('выше всех')
    expect(bestOf(table, 'price')).toEqual([false, true, false])
    expect(rowOf(table, 'price').best).toBe('дешевле всех')
  })

  test('have no best value when fewer than three agencies have one', async () => {
    const table = await compare()
    for (const key of ['average', 'price']) {
      expect(rowOf(table, key).best).toBeNull()
      expect(rowOf(table, key).cells.some(({ is_best }) => is_best)).toBe(false)
    }
    const two = await compare({ ids: `${IDS[0]},${IDS[1]}` })
    expect(rowOf(two, 'founded').best).toBeNull()
  })

  test('say «не участвует» for a rating without the agency', async () => {
    const { pool } = site.context.database
    const { rows } = await pool.query(
      `select e.agency_id, edition.type from entry e join edition on edition.id = edition_id
       where year is null and slice = '' and tier = '' and type <> 'digital-agencies' order by 1, 2 limit 1`,
    )
    const { agency_id, type } = rows[0]
    const { rows: others } = await pool.query(
      `select id from agency where id not in (select agency_id from entry e join edition on edition.id = edition_id
       where year is null and type = $1) order by id limit 1`,
      [type],
    )
    const table = await compare({ ids: `${agency_id},${others[0].id}` })
    const { cells } = rowOf(table, `place_${type.replace(/\W/g, '_')}`)
    expect(cells[0]?.text).toMatch(/^\d+-е место, балл \d+,\d$/)
    expect(cells[1]).toMatchObject({ type: 'none', text: 'не участвует', is_best: false })
  })

  test('have no best value when the lead looks shared', async () => {
    const { pool } = site.context.database
    await pool.query('update agency set reviews_average = 4.87 where id = $1', [IDS[2]])
    const row = rowOf(await compare(), 'average')
    await pool.query('update agency set reviews_average = null where id = $1', [IDS[2]])
    expect(row.cells.map(({ text, is_best }) => [text, is_best])).toEqual([
      ['4,1 из 5', false],
      ['4,9 из 5', false],
      ['4,9 из 5', false],
    ])
  })

  test('do not compare a monthly price with a project price', async () => {
    await setMainService(IDS[1], 'seo-context')
    const row = rowOf(await compare(), 'price')
    await setMainService(IDS[1], 'sites')
    expect(row).toMatchObject({ best: null, sort: null })
    expect(row.cells.some(({ is_best }) => is_best)).toBe(false)
    expect(row.cells[1]?.text).toMatch(/\/мес\.$/)
  })

  test('are flagged as identical, with no best value, when all cells are equal', async () => {
    const row = rowOf(await compare(), 'headcount')
    expect(row).toMatchObject({ is_same: true, best: null })
    expect(row.cells.every(({ is_best }) => !is_best)).toBe(true)
  })

  test('show «нет данных» instead of a blank', async () => {
    expect(rowOf(await compare(), 'average').cells[2]).toEqual({
      type: 'none',
      text: 'нет данных',
      items: [],
      is_best: false,
    })
  })

  test('offer the sort order that puts the best first, and none for text', async () => {
    const table = await compare()
    expect(rowOf(table, 'price').sort).toBe('price')
    expect(rowOf(table, 'average').sort).toBe('-average')
    expect(rowOf(table, 'city').sort).toBeNull()
  })

  test('have a cell for each column on every tab', async () => {
    const { tabs } = await compare()
    expect(tabs.map(({ key }) => key)).toEqual(['main', 'prices', 'reviews', 'experience', 'openness'])
    for (const { key } of tabs) {
      const { groups, tab } = await compare({ tab: key })
      expect(tab).toBe(key)
      for (const row of groups.flatMap(({ rows }) => rows)) expect(row.cells).toHaveLength(IDS.length)
    }
  })
})

test('unknown ids are reported and the other agencies compared', async () => {
  const table = await compare({ ids: `${IDS[0]},999999999` })
  expect(columns(table)).toEqual([IDS[0]])
  expect(table.missing).toEqual([999_999_999])
})

test.each([
  ['an unknown row', { sort: 'no_such_row' }],
  ['a text row', { sort: 'city' }],
  ['an unknown tab', { tab: 'no-such-tab' }],
  ['markup', { sort: '<b>' }],
  ['eleven ids', { ids: '1,2,3,4,5,6,7,8,9,10,11' }],
  ['no ids', { ids: '' }],
  ['a zero id', { ids: '0' }],
])('%s in the query is rejected with 400', async (_, query) => {
  const answer = await get({ ids: IDS.join(), ...query })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.message).toBeTruthy()
})

describe('the page', () => {
  const page = async (search: string) => (await site.app.inject({ url: `/compare/${search}` })).body
  const names = async () =>
    (await site.context.database.pool.query('select name from agency where id = any($1)', [IDS])).rows.map(
      ({ name }) => name,
    )

  test('accepts both ids=1,2 and the repeated ids of a plain form', async () => {
    for (const search of [`?ids=${IDS.join()}`, `?${IDS.map(id => `ids=${id}`).join('&')}`]) {
      const html = await page(search)
      for (const name of await names()) expect(html).toContain(`Убрать ${inGuillemets(name)} из сравнения`)
    }
  })

  test('explains how to choose agencies when there are no ids', async () => {
    const html = await page('')
    expect(html).toContain('Отметьте «Сравнить»')
    expect(html).not.toContain('из сравнения')
  })

  test('can be sorted, narrowed to differences and edited without JavaScript', async () => {
    const html = await page(`?ids=${IDS.join()}&sort=price`)
    expect(html).toMatch(/<th scope="row" aria-sort="ascending"[^>]*><button type="submit"[^>]*value="-price"/)
    expect(html.match(/aria-sort=/g)).toHaveLength(1)
    expect(html).toContain(`href="/compare/?ids=${IDS.join()}&amp;sort=price&amp;diff=1"`)
    expect(html).toContain(`href="/compare/?ids=${IDS[1]},${IDS[2]}&amp;sort=price"`)
    const differences = await page(`?ids=${IDS.join()}&diff=1`)
    expect(html).toContain('Город')
    expect(differences).not.toMatch(/<th scope="row"[^>]*>Город/)
  })

  test('says by which rules its verdicts are written', async () => {
    const html = await page(`?ids=${IDS.join()}`)
    const { board } = await compare()
    expect(board.rules.length).toBeGreaterThan(0)
    for (const rule of board.rules) expect(html).toContain(rule)
    for (const { verdict } of board.candidates) expect(html).toContain(verdict.lead)
  })
})

test('the logo wall has every rated agency once, the best first', async () => {
  const { logos, groups } = (await site.app.inject({ url: '/api/ratings?logos=true' })).json()
  const ids = logos.map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const { rows } = await site.context.database.pool.query(
    `select entry.agency_id as id, max(score) as score from entry join edition on edition.id = edition_id
     where year is null and tier = '' and (slice = '' or type = 'apps') and type <> 'cms' group by 1`,
  )
  const scores = new Map(rows.map(({ id, score }) => [id, score]))
  expect(ids.length).toBeGreaterThan(0)
  const ordered = ids.map((id: number) => scores.get(id) ?? 0)
  expect(ordered.length).toBeLessThanOrEqual(scores.size)
  expect(ordered[0]).toBe(Math.max(...ordered))
  expect(groups).toHaveLength(1)
})

test('ratings come without logos unless requested', async () => {
  expect((await site.app.inject({ url: '/api/ratings' })).json().logos).toEqual([])
})
