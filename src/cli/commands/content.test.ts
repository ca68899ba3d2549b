import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../command.ts'
import { content } from './content.ts'

const NEWS = `---
title: "Открылась азбука"
category: service
published: 2026-03-01
author: anna-ivina
lead: "Восемьдесят слов простым языком."
subjects: [sites]
---
Читайте про [бриф](/abc/brif/) и [рейтинг](/digital-agencies/).
`
const PERSON = `---
name: Пётр Галкин
role: редактор
since: 2026-01-12
---
Пишет о ценах.

И о людях.
`
const TERM = `---
title: Бриф
synonyms: [анкета]
short: Вопросы агентства о задаче.
related: []
services: [sites]
ratings: [/digital-agencies/]
updated: 2026-03-01
---
Его заполняют до сметы.
`

const RULES = `---
title: Правила
version: "1"
updated: 2026-03-01
---
Одни для всех.
`

let database: Database
let folder: string

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.kysely
    .insertInto('person')
    .values({ slug: 'anna-ivina', name: 'Анна Ивина', role: 'редактор', agency_id: null })
    .execute()
  folder = mkdtempSync(join(tmpdir(), 'merilo-content-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.pool.query('delete from article')
  await database.pool.query('delete from person')
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

const run = (action: string, options = {}, to = folder) =>
  runCommand(content, { database, operands: [action, to], options })

const stored = async () =>
  (await database.kysely.selectFrom('article').select(['slug', 'version']).orderBy('slug').execute()).map(
    ({ slug, version }) => `${slug} ${version}`,
  )

async function refused(files: Record<string, string>): Promise<string[]> {
  write(files)
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  await expect(runCommand(content, { database, operands: ['import', folder], say })).rejects.toThrow(OperatorError)
  return lines
}

test('texts are imported, then only the changed ones', async () => {
  write({ 'news/azbuka.md': NEWS, 'abc/brif.md': TERM })
  expect(await run('import')).toBe('news azbuka: новый\nterm brif: новый\nЗагружено: 2, без изменений: 0.')
  expect(await run('import')).toBe('Загружено: 0, без изменений: 2.')
  write({ 'abc/brif.md': TERM.replace('до сметы', 'до сметы и договора') })
  expect(await run('import')).toBe('term brif: версия 2\nЗагружено: 1, без изменений: 1.')
  expect(await stored()).toEqual(['azbuka 1', 'brif 2'])
})

test('a broken file is named with its line, and nothing is imported', async () => {
  const broken = NEWS.replace('/digital-agencies/', '/no-such-page/')
  expect(await refused({ 'news/azbuka.md': broken, 'abc/brif.md': TERM })).toEqual([
    'news/azbuka.md:9: Такой страницы нет: /no-such-page/',
  ])
  expect(await stored()).toEqual([])
})

test('a link to a text that does not exist is broken', async () => {
  expect(await refused({ 'news/azbuka.md': NEWS })).toEqual(['news/azbuka.md:9: Такой страницы нет: /abc/brif/'])
})

test('an unknown author is reported with the line', async () => {
  const text = NEWS.replace('anna-ivina', 'nobody')
  expect(await refused({ 'news/azbuka.md': text, 'abc/brif.md': TERM })).toEqual([
    'news/azbuka.md:5: author: нет человека «nobody».',
  ])
})

test('a file of the team becomes a person, who can be an author at once', async () => {
  write({
    'team/petr-galkin.md': PERSON,
    'news/azbuka.md': NEWS.replace('anna-ivina', 'petr-galkin'),
    'abc/brif.md': TERM,
  })
  await run('import')
  write({ 'team/petr-galkin.md': PERSON.replace('редактор', 'главный редактор') })
  expect(await run('import')).toContain('person petr-galkin: версия 2')
  const people = await database.kysely.selectFrom('person').select(['slug', 'name', 'role', 'about']).execute()
  expect(people.find(({ slug }) => slug === 'petr-galkin')).toEqual({
    slug: 'petr-galkin',
    name: 'Пётр Галкин',
    role: 'главный редактор',
    about: 'Пишет о\u00a0ценах.\nИ\u00a0о\u00a0людях.',
  })
})

test('a file of the team does not replace a person of an agency', async () => {
  expect(await refused({ 'team/anna-ivina.md': PERSON })).toEqual([
    'team/anna-ivina.md:1: Человек «anna-ivina» уже есть в каталоге: назовите файл иначе.',
  ])
})

test('a plan needs a known state and a date, and has only paragraphs', async () => {
  const plan = '---\ntitle: Кабинет\nstate: someday\ndate: 2027-02-30\n---\n## Когда\n'
  expect(await refused({ 'plans/cabinet.md': plan })).toEqual([
    'plans/cabinet.md:3: state: бывает done, doing или planned.',
    'plans/cabinet.md:4: date: нужна дата ГГГГ-ММ-ДД.',
    'plans/cabinet.md:4: date: нужна дата.',
    'plans/cabinet.md:6: В таком тексте бывают только абзацы.',
  ])
})

test('a mention links to the web or nowhere', async () => {
  const mention =
    '---\ntitle: О нас\nmedium: Газета\npublished: 2026-03-01\naddress: "javascript:alert(1)"\n---\nХвалят.\n'
  expect(await refused({ 'press/gazeta.md': mention })).toEqual(['press/gazeta.md:5: address: нужен адрес https://…'])
})

test('the press quotes what had been published by then', async () => {
  const mention =
    '---\ntitle: О нас\nmedium: Газета\npublished: 2026-03-01\nquotes: [/news/item-azbuka/]\n---\nХвалят.\n'
  const files = { 'news/azbuka.md': NEWS, 'abc/brif.md': TERM }
  expect(await refused({ ...files, 'press/gazeta.md': mention.replace('03-01', '02-28') })).toEqual([
    'press/gazeta.md:5: quotes: «/news/item-azbuka/» вышел 1\u00a0марта 2026, позже упоминания.',
  ])
  expect(await refused({ ...files, 'press/gazeta.md': mention.replace('item-azbuka', 'item-other') })).toEqual([
    'press/gazeta.md:5: quotes: нет текста «/news/item-other/».',
  ])
  expect(await refused({ ...files, 'press/gazeta.md': mention.replace('/news/item-azbuka/', '/abc/brif/') })).toEqual([
    'press/gazeta.md:5: quotes: «/abc/brif/» не новость и не исследование.',
  ])
  write({ ...files, 'press/gazeta.md': mention })
  expect(await run('check')).toMatch(/^Ошибок нет/)
})

test('a figure that the statistics do not have is named with its line', async () => {
  const text = NEWS.replace('Читайте', 'Медиана :stat{chart=median-budget}. Читайте')
  expect(await refused({ 'news/azbuka.md': text, 'abc/brif.md': TERM })).toEqual([
    'news/azbuka.md:9: У графика «median-budget» нет этого числа.',
  ])
})

test('a picture that we do not draw is named with its line', async () => {
  const text = `${NEWS}\n::figure[Обложка]{src=/media/project/1.svg}\n\n::figure[Карта]{src=/media/og/no-such.png}\n`
  expect(await refused({ 'news/azbuka.md': text, 'abc/brif.md': TERM })).toEqual([
    'news/azbuka.md:11: Такой картинки нет: /media/project/1.svg',
    'news/azbuka.md:13: Такой картинки нет: /media/og/no-such.png',
  ])
  expect(await stored()).toEqual([])
})

test('pictures of charts and pages are ours', async () => {
  const figures =
    '::figure[График]{src=/media/og/digital-stats/median-budget.png}\n\n::figure[Место]{src=/media/og/digital-agencies.png}'
  write({ 'news/azbuka.md': `${NEWS}\n${figures}\n`, 'abc/brif.md': TERM })
  expect(await run('check')).toMatch(/^Ошибок нет/)
})

test('a changed text of the site needs a new number', async () => {
  write({ 'pages/rules.md': RULES })
  expect(await run('import')).toMatch(/^page rules: новый/)
  const changed = RULES.replace('всех', 'всех и всегда')
  expect(await refused({ 'pages/rules.md': changed })).toEqual([
    'pages/rules.md:3: version: текст изменён, нужен новый номер редакции.',
  ])
  write({ 'pages/rules.md': changed.replace('"1"', '"2"').replace('updated', 'changed: "О сроке."\nupdated') })
  expect(await run('import')).toMatch(/^page rules: версия 2/)
})

test('a text that no page shows is refused', async () => {
  const [line] = await refused({ 'pages/manifesto.md': RULES })
  expect(line).toMatch(/^pages\/manifesto\.md:1: Нет страницы с таким текстом\. Бывают: rules, privacy/)
})

test('check and --dry-run change nothing', async () => {
  write({ 'abc/brif.md': TERM })
  expect(await run('check')).toBe('Ошибок нет. Новых и изменённых: 1, без изменений: 0.')
  expect(await run('import', { 'dry-run': true })).toMatch(/Было бы загружено: 1/)
  expect(await stored()).toEqual([])
})

test('an export gives back the imported files', async () => {
  write({ 'news/azbuka.md': NEWS, 'abc/brif.md': TERM })
  await run('import')
  const copy = join(folder, 'copy')
  expect(await run('export', {}, copy)).toBe('Выгружено: 2.')
  expect(readFileSync(join(copy, 'news/azbuka.md'), 'utf8')).toBe(NEWS)
  expect(readFileSync(join(copy, 'abc/brif.md'), 'utf8')).toBe(TERM)
})

test('an import drops the cached pages of texts', async () => {
  const dropped: string[] = []
  await database.listen(PAGES_CHANGED, tags => dropped.push(tags))
  write({ 'abc/brif.md': TERM })
  await run('import')
  await expect.poll(() => dropped).toEqual(['articles'])
})

test('a wrong command line is refused', async () => {
  await expect(run('everything')).rejects.toThrow(UsageError)
  await expect(runCommand(content, { database, operands: ['import'] })).rejects.toThrow(UsageError)
  await expect(run('import')).rejects.toThrow('нет текстов')
})
