import { expect, test } from 'vitest'
import { readComparison } from '#client/pages/compare/compare-query.ts'
import { filterLogos } from '#client/pages/wall/filter-logos.ts'
import { ApiError } from '#contract/errors.ts'
import { calculatorParams } from '#domain/calculator/answers.ts'
import { measuredResult } from '#domain/cases/measured-result.ts'
import { isInn } from '#domain/contacts/inn.ts'
import { mailboxOf } from '#domain/contacts/mailbox.ts'
import { normalisePhone } from '#domain/contacts/phones.ts'
import { domainOfMail, domainOfSite, siteAddress } from '#domain/contacts/site-domains.ts'
import { indexTerms, linkTerms } from '#domain/content/link-terms.ts'
import { partsOf } from '#domain/content/reading-time.ts'
import { countedAnswers, countedQuery } from '#domain/counter/counted-query.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { cleanLine, cleanText, isMailAddress } from '#domain/forms/clean.ts'
import { registrationForm } from '#domain/forms/registration-form.ts'
import { parseMoney } from '#domain/numbers/written-money.ts'
import { hideKeys } from '#domain/paths/hide-keys.ts'
import { matchPath, tidyPath } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { readBudget } from '#domain/picker/read-budget.ts'
import { readNeed } from '#domain/picker/read-need.ts'
import { companyKey } from '#domain/review/client-company.ts'
import { searchTexts } from '#domain/russian/search-words.ts'
import { textLikeness } from '#domain/russian/text-likeness.ts'
import { transliterate } from '#domain/russian/transliterate.ts'
import { typeset } from '#domain/russian/typeset.ts'
import { wordForms } from '#domain/russian/word-forms.ts'
import { readStatQuery } from '#domain/stats/stat-query.ts'
import { canonicalPath } from '#domain/web/canonical-url.ts'
import { readCookie } from '#domain/web/cookies.ts'
import { deviceOf } from '#domain/web/device.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { cleanFileName } from '#domain/web/file-kinds.ts'
import { refuseUnwritable } from '#server/api/writable.ts'
import { FrontMatter } from '#server/content/front-matter.ts'
import { parseMarkdown } from '#server/content/parse-markdown.ts'
import { pathForLog } from '#server/http/log-serializers.ts'
import { isOwnNetwork } from '#server/http/own-network.ts'
import { encodingOf } from '#server/http/page-encodings.ts'
import { visitorOf } from '#server/http/visitor.ts'
import { limitKey, networkOf } from '#server/load/limit-key.ts'
import { shorten } from '#server/shapes/response-card.ts'
import { readFields } from '#server/ssr/form-body.ts'
import { growthOf, MAX_GROWTH } from './support/text/growth-of.ts'

const TERMS = indexTerms([{ slug: 'a', title: 'а а а б', synonyms: ['a a a b'] }])
const REGISTRATION = registrationForm(2026)
const LOGO = { name: 'а', name_lat: 'a', city: '' } as Parameters<typeof filterLogos>[0][number]

/** Functions that read text from outside: typed, in an address, in a header or in an imported file. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanLine,
  cleanText,
  isMailAddress,
  isInn,
  normalisePhone,
  siteAddress,
  'the domain of a site': domainOfSite,
  'the domain of an email address': text => domainOfMail(`a@${text}`),
  'a form': text => checkForm(REGISTRATION, Object.fromEntries(Object.keys(REGISTRATION).map(name => [name, text]))),
  cleanFileName: text => cleanFileName(text, { mime: '', extensions: ['txt'] }),
  parseMoney,
  refuseUnwritable: text => refuseUnwritable({ text: text.replaceAll('\0', '') }),
  searchTexts,
  readNeed,
  readBudget,
  'a filter of logos': text => filterLogos([LOGO], text),
  countedQuery,
  countedAnswers: text => countedAnswers(`sites?${text}`),
  companyKey,
  textLikeness: text => textLikeness(text, text),
  transliterate,
  typeset,
  wordForms,
  shorten: text => shorten(text, 320),
  measuredResult,
  escapeHtml,
  'terms in a paragraph': text => linkTerms([{ kind: 'paragraph', spans: [{ text }] }], TERMS, null),
  'terms in runs of text': text =>
    linkTerms([{ kind: 'paragraph', spans: text.split(' ').map(word => ({ text: word })) }], TERMS, null),
  'parts of an article': text =>
    partsOf(text.split(' ').map(word => ({ kind: 'heading' as const, level: 2 as const, id: word, text: word }))),
  parseMarkdown,
  'Markdown by line': text => parseMarkdown(text.replaceAll(' ', '\n')),
  'front matter': text => new FrontMatter(`---\n${text}\n---\n`).refuseUnknown(),
  matchPath: text => matchPath(`/${text}/`),
  tidyPath,
  canonicalPath,
  pathForLog,
  'a query of statistics': text => readStatQuery(new URLSearchParams(`mark=${text}`)),
  'a query of a comparison': text => readComparison(new URLSearchParams(`ids=${text}`)),
  'answers in an address': text => [phraseParams, calculatorParams].map(read => read(new URLSearchParams(text))),
  'another cookie': text => readCookie(text, 'bucket'),
  'a cookie': text => readCookie(`bucket=${text}`, 'bucket'),
  encodingOf,
  deviceOf,
  'a visitor': text => visitorOf({ ip: '::1', headers: { 'user-agent': text } }, {} as Parameters<typeof visitorOf>[1]),
  limitKey,
  networkOf,
  isOwnNetwork,
  'fields of a form': text => {
    try {
      readFields(text)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  },
  mailboxOf: text => mailboxOf(`${text}@a.example`),
  hideKeys,
}

const REPEATED = [
  ...[' ', '\n', ' \n', '\r\n', '\t', '\0', '\u200b', 'a', 'а', 'a ', 'а ', 'й', '1', '1 ', '1,', '1 до ', 'полмлн'],
  ...['.', ' .', '-', '/', '%41', '=', 'a=1&', 'a=b; ', ',', '"', '«', '(', '@', 'a.', 'я.', 'br;q=0', 'Mozilla ', '%'],
  // Marks in the wrong order: normalising moves each over all before it.
  ...['\u0301\u0316', 'ﷺ', '*', 'a* ', '*_', '[', '[a](', '`', '|', '>', '> ', '::: ', '<', '&', 'a: ', '{a: ', '- '],
]
const AROUND = [
  ['', ''],
  ['a', 'a'],
] as const

test.each(Object.entries(READERS))('%s reads eight times the text with about eight times the work', (_, read) => {
  const texts = AROUND.flatMap(([begin, end]) =>
    REPEATED.map(part => (length: number) => begin + part.repeat(length / part.length) + end),
  )
  const slow = texts.filter(text => growthOf(read, text) > MAX_GROWTH).map(text => JSON.stringify(text(20)))
  expect(slow).toEqual([])
})

test('the names of a front matter are bounded', () => {
  const names = (count: number) => Array.from({ length: count }, (_, nth) => `a${nth}: 1`).join('\n')
  expect(growthOf(text => new FrontMatter(`---\n${text}\n---\n`).refuseUnknown(), names)).toBeLessThan(MAX_GROWTH)
})

test.each<[string, (text: string) => unknown]>([
  ['an expression that tries each space', text => text.replace(/[^\S\n]+\n/g, '\n')],
  ['a list copied for each word', text => text.split(' ').reduce<string[]>((words, word) => words.concat(word), [])],
  [
    'a list searched for each word',
    text => text.split(' ').filter((word, nth, words) => !words.includes(`${word}${nth}`)),
  ],
  ['normalising of marks', text => text.replaceAll(' ', '\u0301\u0316').normalize('NFC')],
])('%s is found out', (_, read) => {
  const spaces = (length: number) => `a${' '.repeat(length)}a`
  expect(growthOf(read, spaces)).toBeGreaterThan(MAX_GROWTH)
})
