import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

/** Names of §3 of the specification that no other thing could bear: those in snake_case and camelCase. */
const NAMES = `name_lat agency_name isAjax load_error filter_reviews isExtraVotes bestProjects newResponses
nda_projects_count current_page last_page results_count isNotLoaded selectedPrice price_range next_page average_reviews
count_reviews isEmpty isError form_errors add_form error_text selected_criteria form_data api_errors key_error
fields_errors search_text opened_page opened_sub_page companies_info sortedColumn selected_id additional_info
handle_selected mySelection general_sponsor fixYaGoals native_card_left fixGaPageView native_card mini_native_card
wide_native_card agency_id sponsor_type show_attributes filtersObj tagsList casesList cases_list updated_at activeTab
activeRegion activeDevice activeRating activePeriod showShareModal showPopup`.split(/\s+/)

interface Row {
  theirs: string[]
  ours: string[]
  files: string[]
}

const quoted = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)

function rowsOf(text: string): Row[] {
  const [, table = ''] = /^\| name in §3 \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(text) ?? []
  return table
    .trimEnd()
    .split('\n')
    .map(line => {
      const [, theirs = '', ours = '', where = ''] = line.split('|')
      return { theirs: quoted(theirs), ours: quoted(ours), files: quoted(where) }
    })
}

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//gs, '').replace(/(?<!:)\/\/.*/g, '')
const code = ['src/client', 'src/contract']
  .flatMap(folder => listFiles(folder))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => withoutComments(readText(path)))
  .join('\n')
const words = new Set(code.match(/[\w$]+/g))

const undocumented = (names: readonly string[], rows: readonly Row[]) =>
  names.filter(name => !words.has(name) && !rows.some(({ theirs }) => theirs.includes(name)))
const spelledAlike = (rows: readonly Row[]) =>
  rows.flatMap(({ theirs }) => theirs.filter(name => NAMES.includes(name) && words.has(name)))
const untrue = (rows: readonly Row[]) =>
  rows.flatMap(({ ours, files }) => ours.filter(name => !files.some(file => readText(file).includes(name))))

const rows = rowsOf(readText('docs/spec-map.md'))

test('every name of §3 is in the code, or in the table of names with ours beside it', () => {
  expect(rows.length).toBeGreaterThan(10)
  expect(undocumented(NAMES, rows)).toEqual([])
})

test('the table names nothing that is spelled alike, and ours are in the files it names', () => {
  expect(spelledAlike(rows)).toEqual([])
  expect(untrue(rows)).toEqual([])
})

test('a name that is nowhere, one spelled alike and one of ours that does not exist are found out', () => {
  const files = ['src/client/store/remote.ts']
  expect(undocumented(['noSuchName', 'isAjax'], rows)).toEqual(['noSuchName'])
  expect(spelledAlike([{ theirs: ['isAjax'], ours: [], files }])).toEqual(['isAjax'])
  expect(untrue([{ theirs: [], ours: ['isError', 'noSuchName'], files }])).toEqual(['noSuchName'])
})
