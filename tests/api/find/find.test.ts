import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

/** Typical names: adjective and noun, two nouns, one word, Latin script, with quotes, with a number. */
const NAMES = [
  'Северный контур',
  'Весёлая запятая',
  'Агентство «Запятая»',
  'Деревянная цифра',
  'Стальной курсор',
  'Озёрный смысл',
  'Пять чертежей',
  'Перо и магнит',
  'Метаярус',
  'Инфоостров',
  'Щедрый хлеб',
  'Южная кисть',
  'Arctic Bobbin',
  'Clover Web',
  'Corlux Digital',
  'Sevvega',
  'Zelvato Interactive',
]

/** Queries and the names they should find. */
const MISSPELT: [query: string, name: string][] = [
  // Exact, in another letter case, with quotes and spaces.
  ['северный контур', 'Северный контур'],
  ['  СЕВЕРНЫЙ   КОНТУР ', 'Северный контур'],
  ['«северный контур»', 'Северный контур'],
  ['"Запятая" агентство', 'Агентство «Запятая»'],
  ['агентство запятая', 'Агентство «Запятая»'],
  // Typos: a letter replaced, omitted, added, transposed.
  ['севирный контур', 'Северный контур'],
  ['северный кантур', 'Северный контур'],
  ['севернй контур', 'Северный контур'],
  ['северрный контурр', 'Северный контур'],
  ['сеевнрый контур', 'Северный контур'],
  ['дервянная цифра', 'Деревянная цифра'],
  ['деревяная цыфра', 'Деревянная цифра'],
  ['стальной курсер', 'Стальной курсор'],
  ['сталной курсор', 'Стальной курсор'],
  ['метаярос', 'Метаярус'],
  ['митаярус', 'Метаярус'],
  ['инфостров', 'Инфоостров'],
  ['пять чиртежей', 'Пять чертежей'],
  ['юшная кисть', 'Южная кисть'],
  ['щедрый хлеп', 'Щедрый хлеб'],
  ['arctic boobin', 'Arctic Bobbin'],
  ['artic bobin', 'Arctic Bobbin'],
  ['clever web', 'Clover Web'],
  ['zelvatto interactiv', 'Zelvato Interactive'],
  ['sevega', 'Sevvega'],
  // ё and е.
  ['веселая запятая', 'Весёлая запятая'],
  ['озерный смысл', 'Озёрный смысл'],
  ['озёрный смысл', 'Озёрный смысл'],
  // Inflected forms.
  ['северного контура', 'Северный контур'],
  ['стального курсора', 'Стальной курсор'],
  ['весёлой запятой', 'Весёлая запятая'],
  ['пяти чертежах', 'Пять чертежей'],
  ['деревянной цифре', 'Деревянная цифра'],
  ['южной кистью', 'Южная кисть'],
  // Cyrillic names in several transliterations.
  ['severny kontur', 'Северный контур'],
  ['severnyj kontur', 'Северный контур'],
  ['severniy kontour', 'Северный контур'],
  ['veselaya zapyataya', 'Весёлая запятая'],
  ['veselaja zapjataja', 'Весёлая запятая'],
  ['derevyannaya tsifra', 'Деревянная цифра'],
  ['stalnoy kursor', 'Стальной курсор'],
  ['shchedry khleb', 'Щедрый хлеб'],
  ['schedriy hleb', 'Щедрый хлеб'],
  ['yuzhnaya kist', 'Южная кисть'],
  ['juzhnaja kist', 'Южная кисть'],
  ['infoostrov', 'Инфоостров'],
  // Latin names in Cyrillic letters.
  ['арктик бобин', 'Arctic Bobbin'],
  ['арктик боббин', 'Arctic Bobbin'],
  ['кловер веб', 'Clover Web'],
  ['корлюкс', 'Corlux Digital'],
  ['корлукс', 'Corlux Digital'],
  ['севвега', 'Sevvega'],
  ['зелвато интерактив', 'Zelvato Interactive'],
  // The wrong keyboard layout.
  ['ctdthysq rjyneh', 'Северный контур'],
  ['cnfkmyjq rehcjh', 'Стальной курсор'],
  ['vtnfzhec', 'Метаярус'],
  ['jp`hysq cvsck', 'Озёрный смысл'],
  ['.;yfz rbcnm', 'Южная кисть'],
  ['фксешс ищиишт', 'Arctic Bobbin'],
  ['сдщмук цуи', 'Clover Web'],
  // Generic words, another word order, a part of the name.
  ['студия стальной курсор отзывы', 'Стальной курсор'],
  ['компания метаярус сайт', 'Метаярус'],
  ['контур северный', 'Северный контур'],
  ['чертежей пять', 'Пять чертежей'],
  ['магнит перо', 'Перо и магнит'],
  ['озёрн', 'Озёрный смысл'],
  ['деревян', 'Деревянная цифра'],
  ['zelva', 'Zelvato Interactive'],
]

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  const { kysely } = site.context.database
  const model = await kysely.selectFrom('agency').selectAll().orderBy('id').executeTakeFirstOrThrow()
  const { id: _, search_key: __, name_key: ___, ...row } = model
  await kysely
    .insertInto('agency')
    .values(
      NAMES.map((name, index) => ({
        ...row,
        faq: JSON.stringify(row.faq),
        name,
        slug: `searched-${index}`,
        site_domain: `searched-${index}.example`,
      })),
    )
    .execute()
})

afterAll(() => site.close())

const find = async (q: string) => {
  const answer = await site.app.inject({ url: `/api/agency-find?${new URLSearchParams({ q })}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('the table covers at least 60 misspelt queries', () => {
  expect(MISSPELT.length).toBeGreaterThanOrEqual(60)
})

test.each(MISSPELT)('«%s» finds %s first', async (query, name) => {
  const { results } = await find(query)
  expect(results[0]?.name).toBe(name)
})

describe('CMSs and ratings', () => {
  test.each([
    [',bnhbrc', '/cms-bitrix/'],
    ['битрекс', '/cms-bitrix/'],
    ['bitriks', '/cms-bitrix/'],
    ['битрикса', '/cms-bitrix/'],
    ['вордпресс', '/cms-wordpress/'],
    ['опенкарт', '/cms-opencart-cms/'],
    ['vjlrc', '/cms-modx/'],
  ])('«%s» leads to %s', async (query, path) => {
    const { systems } = await find(query)
    expect(systems[0]?.path).toBe(path)
  })

  test.each([
    ['москва', '/digital-agencies/moscow/'],
    ['vjcrdf', '/digital-agencies/moscow/'],
    ['бреендинг', '/branding/'],
    ['корпоративный сайт', '/digital-agencies/corporative/'],
  ])('«%s» offers the rating %s', async (query, path) => {
    const { slices, ratings } = await find(query)
    expect([...slices, ...ratings].map((rating: { path: string }) => rating.path)).toContain(path)
  })
})

describe('terms, research, news and cases', () => {
  const groupOf = async (query: string, group: string): Promise<{ title: string; path: string; note: string }[]> =>
    (await find(query)).texts.find(({ title }: { title: string }) => title === group)?.pages ?? []

  test.each([
    ['конверсия', '/abc/konversiya/'],
    // Another form of the word, a mistake, the wrong keyboard layout, Latin letters.
    ['конверсии', '/abc/konversiya/'],
    ['конверсией', '/abc/konversiya/'],
    ['канверсия', '/abc/konversiya/'],
    ['rjydthcbz', '/abc/konversiya/'],
    ['konversiya', '/abc/konversiya/'],
    ['смету', '/abc/smeta/'],
    ['сметой', '/abc/smeta/'],
    ['брифа', '/abc/brif/'],
    ['лидов', '/abc/lid/'],
    ['лидами', '/abc/lid/'],
    // Synonyms.
    ['тз', '/abc/tehnicheskoe-zadanie/'],
    ['токен рекламы', '/abc/erid/'],
  ])('«%s» finds the term %s', async (query, path) => {
    const terms = await groupOf(query, 'Термины')
    expect(terms.map(term => term.path)).toContain(path)
  })

  test('a title finds its study, its news and its case first, with what helps to choose', async () => {
    const { kysely } = site.context.database
    const titleOf = (kind: string) =>
      kysely
        .selectFrom('article')
        .select(['title', 'slug'])
        .where('kind', '=', kind)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    const study = await titleOf('research')
    const [research] = await groupOf(study.title, 'Исследования')
    expect(research).toMatchObject({ title: study.title, path: `/research/${study.slug}/` })
    const item = await titleOf('news')
    const [news] = await groupOf(item.title.toLowerCase(), 'Новости')
    expect(news).toMatchObject({ path: `/news/item-${item.slug}/` })
    expect(news?.note).toMatch(/ 20\d\d$/)
    const shown = await kysely
      .selectFrom('case_study')
      .innerJoin('agency', 'agency.id', 'case_study.agency_id')
      .leftJoin('project', 'project.id', 'case_study.project_id')
      .select(['case_study.id', 'case_study.title', 'agency.name'])
      .where('project.is_nda', 'is not', true)
      .orderBy('case_study.id')
      .executeTakeFirstOrThrow()
    const cases = await groupOf(shown.title, 'Кейсы')
    expect(cases[0]).toMatchObject({ title: shown.title, note: shown.name })
  })

  test('a case of a project under NDA is never found', async () => {
    const { kysely } = site.context.database
    const { id, title } = await kysely
      .selectFrom('case_study')
      .innerJoin('project', 'project.id', 'case_study.project_id')
      .select(['case_study.id', 'case_study.title', 'project.id as project'])
      .where('project.is_nda', '=', false)
      .orderBy('case_study.id', 'desc')
      .executeTakeFirstOrThrow()
    const isFound = async () => (await groupOf(title, 'Кейсы')).some(({ path }) => path === `/cases/case-${id}/`)
    expect(await isFound()).toBe(true)
    const hide = (is_nda: boolean) =>
      kysely
        .updateTable('project')
        .set({ is_nda })
        .where('id', '=', kysely.selectFrom('case_study').select('project_id').where('id', '=', id))
        .execute()
    await hide(true)
    expect(await isFound()).toBe(false)
    await hide(false)
  })

  test('suggestions have two of a kind, the page of results more', async () => {
    const counts = ({ texts }: { texts: { pages: unknown[] }[] }) => texts.map(({ pages }) => pages.length)
    expect(Math.max(...counts(await find('рейтинг')))).toBe(2)
    const whole = await site.app.inject({
      url: `/api/agency-find?${new URLSearchParams({ q: 'рейтинг', limit: '30' })}`,
    })
    expect(Math.max(...counts(whole.json()))).toBeGreaterThan(2)
  })
})

test('the response says how a query typed in the wrong keyboard layout was read', async () => {
  expect((await find(',bnhbrc')).read_as).toBe('битрикс')
  expect((await find('битрикс')).read_as).toBeNull()
})

const NOTHING = { results: [], slices: [], fits: [], ratings: [], systems: [], texts: [], read_as: null }

test.each(['цжчщ', 'фывапролджэ', 'qwrtpsdfg', '!!! ???', 'x'.repeat(200), '🙂🙂🙂', '7777777'])(
  'rubbish finds nothing: «%s»',
  async query => {
    expect(await find(query)).toEqual(NOTHING)
  },
)

test('a search by task leads to its slice with the number of agencies its rating shows', async () => {
  const { slices } = await find('магазин')
  expect(slices[0].path).toBe('/digital-agencies/shop/')
  const page = await site.app.inject({ url: `/api/rating-page-main-info?path=${slices[0].path}` })
  const outside = await site.app.inject({ url: `/api/rating-outside?path=${slices[0].path}` })
  expect(page.json().found + outside.json().found).toBe(slices[0].participants)
})

test('found agencies show their best place, rating and price', async () => {
  const page = await site.app.inject({ url: '/api/rating-page-main-info?path=/digital-agencies/' })
  const { agency } = page.json().rows[0]
  const { results } = await find(agency.name)
  expect(results[0]).toMatchObject({ id: agency.id, place: { place: 1 } })
  expect(results[0]).toHaveProperty('price_from')
})
