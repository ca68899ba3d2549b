import type { ArticleMeta, TextKind } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import { planStateBySlug } from '#domain/content/plan-states.ts'
import type { TextFigure } from '#domain/content/text-figure.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { typeset } from '#domain/russian/typeset.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Draft, DraftSpan, Problem } from './draft.ts'
import { FrontMatter } from './front-matter.ts'
import { parseMarkdown } from './parse-markdown.ts'

export interface ArticleFacts {
  category: string
  title: string
  lead: string
  /** Slug of a person; null for texts without an author. */
  author: { slug: string; line: number } | null
  /** Addresses of our texts that a mention quotes. */
  quotes: { paths: readonly string[]; line: number }
  subjects: string[]
  synonyms: string[]
  publishedAt: Date
  updatedAt: Date | null
  changed: string
  meta: Omit<ArticleMeta, 'minutes' | 'dataOn' | 'snapshotOn' | 'words' | 'figure' | 'cover'>
  /** Of a study: subject, one figure, caption. */
  cover: DraftSpan[]
  /** What a term measures, of an example in its text. */
  measure: TextFigure | null
}

export interface ArticleDraft extends Draft {
  facts: ArticleFacts
  problems: Problem[]
}

const TITLE = 200
const LEAD = 500
const NAME = 100
const ADDRESS = 500
const UNKNOWN_DAY = new Date(0)
const NUL = '\0'
/** Shown as a few lines in a list. */
const PLAIN_KINDS: readonly TextKind[] = ['person', 'plan', 'mention']

/** One file: front matter and Markdown. */
export function readArticle(kind: TextKind, source: string): ArticleDraft {
  const front = new FrontMatter(source)
  const facts = READ[kind](front)
  front.refuseUnknown()
  if (source.includes(NUL)) front.problems.push({ line: 1, text: 'В файле нулевой знак: это не текст.' })
  const draft = parseMarkdown(source, front.firstLine)
  if (PLAIN_KINDS.includes(kind) && draft.blocks.some(block => block.kind !== 'paragraph'))
    front.problems.push({ line: front.firstLine, text: 'В таком тексте бывают только абзацы.' })
  return { ...draft, facts, problems: [...front.problems, ...draft.problems] }
}

const READ: Record<TextKind, (front: FrontMatter) => ArticleFacts> = {
  news: front => ({ ...publication(front), category: newsCategory(front), meta: noMeta() }),
  research: front => {
    // Names the charts for the editors; those shown are in the text.
    front.slugs('charts')
    const meta = { ...noMeta(), cite: front.optionalText('cite', TITLE * 2) }
    return { ...publication(front), category: '', cover: coverLine(front), meta }
  },
  term: readTerm,
  page: readPage,
  person: front => ({
    ...notice(),
    title: front.text('name', NAME),
    lead: front.text('role', NAME),
    publishedAt: requiredDay(front, 'since'),
  }),
  plan: front => ({
    ...notice(),
    category: planState(front),
    title: typeset(front.text('title', TITLE)),
    publishedAt: requiredDay(front, 'date'),
  }),
  mention: front => ({
    ...notice(),
    title: typeset(front.text('title', TITLE)),
    publishedAt: requiredDay(front, 'published'),
    quotes: { paths: front.list('quotes', ADDRESS), line: front.lineOf('quotes') },
    meta: {
      ...noMeta(),
      medium: typeset(front.text('medium', NAME)),
      address: front.webAddress('address', ADDRESS),
    },
  }),
}

const NO_QUOTES = { paths: [], line: 1 }

const noMeta = (): ArticleFacts['meta'] => ({
  cite: '',
  related: [],
  services: [],
  ratings: [],
  edition: '',
  searchOnly: [],
  medium: '',
  address: '',
})

/** Empty facts that short texts do not have. */
const notice = (): Omit<ArticleFacts, 'title' | 'publishedAt'> => ({
  category: '',
  lead: '',
  author: null,
  quotes: NO_QUOTES,
  subjects: [],
  synonyms: [],
  cover: [],
  measure: null,
  updatedAt: null,
  changed: '',
  meta: noMeta(),
})

function publication(front: FrontMatter): Omit<ArticleFacts, 'category' | 'meta'> {
  const title = typeset(front.text('title', TITLE))
  const lead = typeset(front.text('lead', LEAD))
  const slug = front.text('author', NAME)
  const author = slug === '' ? null : { slug, line: front.lineOf('author') }
  const publishedAt = front.day('published')
  if (!publishedAt) front.refuse('published', 'нужна дата публикации.')
  const updatedAt = front.day('updated')
  const changed = typeset(front.optionalText('changed', LEAD))
  if ((updatedAt === null) !== (changed === '')) front.refuse('updated', 'дату изменения и changed пишут вместе.')
  if (updatedAt && publishedAt && updatedAt < publishedAt) front.refuse('updated', 'раньше публикации.')
  const subjects = front.slugs('subjects')
  return {
    ...{ title, lead, author, quotes: NO_QUOTES, updatedAt, changed, subjects, synonyms: [], cover: [], measure: null },
    publishedAt: publishedAt ?? UNKNOWN_DAY,
  }
}

/** «Сайт под ключ :stat{chart=median-budget} половина проектов дешевле» */
function coverLine(front: FrontMatter): DraftSpan[] {
  const text = front.optionalText('cover', TITLE)
  if (text === '') return []
  const { blocks, problems } = parseMarkdown(text)
  const spans = blocks[0]?.kind === 'paragraph' ? blocks[0].spans : []
  if (problems.length > 0 || spans.length !== 3 || !spans[1]?.figure)
    front.refuse('cover', 'нужны тема, одно число и подпись: «Тема :stat{…} подпись».')
  return spans
}

function newsCategory(front: FrontMatter): string {
  const category = front.text('category', NAME)
  if (!newsCategoryBySlug(category)) front.refuse('category', `нет рубрики «${category}».`)
  return category
}

function requiredDay(front: FrontMatter, name: string): Date {
  const day = front.day(name)
  if (!day) front.refuse(name, 'нужна дата.')
  return day ?? UNKNOWN_DAY
}

function planState(front: FrontMatter): string {
  const state = front.text('state', NAME)
  if (!planStateBySlug(state)) front.refuse('state', 'бывает done, doing или planned.')
  return state
}

function readTerm(front: FrontMatter): ArticleFacts {
  const title = typeset(front.text('title', NAME))
  const lead = typeset(front.text('short', LEAD))
  const dates = updatedDates(front)
  const synonyms = front.list('synonyms', NAME)
  const searchOnly = front.list('search_only', NAME)
  const unlisted = searchOnly.find(word => !synonyms.includes(word))
  if (unlisted) front.refuse('search_only', `«${unlisted}» нет среди synonyms.`)
  const services = front.slugs('services')
  const unknown = services.find(service => !serviceBySlug(service))
  if (unknown) front.refuse('services', `нет услуги «${unknown}».`)
  const ratings = front.list('ratings', TITLE)
  const wrong = ratings.find(path => matchPath(path)?.name !== 'rating')
  if (wrong) front.refuse('ratings', `«${wrong}» — не адрес рейтинга.`)
  return {
    category: '',
    title,
    lead,
    author: null,
    quotes: NO_QUOTES,
    subjects: services,
    synonyms,
    cover: [],
    measure: termMeasure(front),
    ...dates,
    meta: { ...noMeta(), related: front.slugs('related'), services, ratings, searchOnly, ...meetingLines(front) },
  }
}

/** «Магазин у нас в среднем полтора миллиона» and what to answer. */
function meetingLines(front: FrontMatter): { heard: string; ask: string } {
  const heard = typeset(front.optionalText('heard', TITLE))
  const ask = typeset(front.optionalText('ask', TITLE))
  if ((heard === '') !== (ask === '')) front.refuse('heard', 'heard и ask пишут вместе.')
  return { heard, ask }
}

const BAR = /^(.{1,24}): (\d+(?:,\d+)?)$/

/** `measure: "Цена заявки, ₽"` with `bars: ["Только реклама: 3000", …]`. */
function termMeasure(front: FrontMatter): TextFigure | null {
  const title = typeset(front.optionalText('measure', NAME))
  const bars = front.list('bars', NAME).map(bar => BAR.exec(bar))
  if (title === '' && bars.length === 0) return null
  if (title === '' || bars.length < 2 || bars.includes(null))
    front.refuse('bars', 'нужны measure и хотя бы две строки «подпись: число».')
  const labels = bars.map(bar => typeset(bar?.[1] ?? ''))
  const points = bars.map(bar => Number(bar?.[2]?.replace(',', '.') ?? 0))
  const series = [{ id: 'measure', title, path: null, points, low: [], high: [], samples: [] }]
  return { title, sample: null, chart: { kind: 'bars', unit: '', labels, dates: [], series } }
}

/** Rules, policy, consents, help. */
function readPage(front: FrontMatter): ArticleFacts {
  return {
    category: '',
    title: typeset(front.text('title', TITLE)),
    lead: '',
    author: null,
    quotes: NO_QUOTES,
    subjects: [],
    synonyms: [],
    cover: [],
    measure: null,
    ...updatedDates(front),
    meta: { ...noMeta(), edition: front.text('version', NAME) },
  }
}

/** Of a text that is kept up to date instead of being published once. */
function updatedDates(front: FrontMatter): Pick<ArticleFacts, 'publishedAt' | 'updatedAt' | 'changed'> {
  const updated = front.day('updated')
  if (!updated) front.refuse('updated', 'нужна дата.')
  const changed = typeset(front.optionalText('changed', LEAD))
  return { publishedAt: updated ?? UNKNOWN_DAY, updatedAt: changed === '' ? null : updated, changed }
}
