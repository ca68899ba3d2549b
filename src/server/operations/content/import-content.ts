import type { Insertable } from 'kysely'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { listSources, replaceArticles } from '#db/queries/articles/articles.ts'
import { getFiguresStart } from '#db/queries/stats/stat-points.ts'
import type { Article, Person } from '#db/tables.generated.ts'
import { type ArticleMeta, articlePath, type TextKind } from '#domain/content/article.ts'
import { readingMinutes, wordsIn } from '#domain/content/reading-time.ts'
import { citedMoment } from '#domain/rules/dated-texts.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { DraftBlock } from '../../content/draft.ts'
import { readArticle } from '../../content/read-article.ts'
import { makeMemo } from '../../memo.ts'
import { brokenReferences, type References } from './broken-references.ts'
import { freezeFigures, type Moments, makeChartReaders, momentsOf, type ReadChart } from './freeze-figures.ts'
import { mentionedAgencies, nameAgencies } from './named-agencies.ts'
import { makeLinkCheck } from './own-links.ts'
import { makePictureCheck } from './own-pictures.ts'
import { pageProblems } from './page-problems.ts'
import { personOf, personProblems } from './person-files.ts'
import { textCover } from './text-figure.ts'

export interface ContentFile {
  /** As the operator knows it. */
  name: string
  kind: TextKind
  slug: string
  text: string
}

export interface ContentProblem {
  file: string
  line: number
  text: string
}

export interface CheckedContent {
  problems: ContentProblem[]
  /** New and changed ones, ready to be stored. */
  articles: Insertable<Article>[]
  /** People of the team, who have the pages of other people. */
  people: Insertable<Person>[]
  unchanged: number
}

interface CheckOptions {
  now: Date
  /** Text in place of figures that the statistics do not have; by default they are a problem. */
  unknownFigure?: string
}

/** Texts that have a small chart of what they cite. */
const MEASURED: readonly TextKind[] = ['news', 'research', 'term']

/** Pages with texts are cached under this tag. */
const ARTICLES_TAG = 'articles'

/** Everything that is wrong, in every file. */
export async function checkContent(
  files: readonly ContentFile[],
  database: Database,
  { now, unknownFigure }: CheckOptions,
): Promise<CheckedContent> {
  const rows = (await listSources(database.kysely)).map(row => ({ ...row, kind: row.kind as TextKind }))
  const stored = new Map(rows.map(row => [nameOf(row), row]))
  const articles = new Map([
    ...rows.flatMap(({ published_at, ...row }) => datedPath(row, () => published_at)),
    ...files.flatMap(file => datedPath(file, () => readArticle(file.kind, file.text).facts.publishedAt)),
  ])
  const hasPage = makeLinkCheck(database.kysely, new Set(articles.keys()))
  const checking: Checking = {
    database,
    articles,
    hasPage,
    hasPicture: makePictureCheck(database.kysely, hasPage),
    now,
    keptSince: await getFiguresStart(database.kysely),
    unknownFigure: unknownFigure ?? null,
    readChartAt: makeChartReaders({ database, memo: makeMemo(Date.now) }),
  }
  const checked: CheckedContent = { problems: [], articles: [], people: [], unchanged: 0 }
  for (const file of files) {
    const known = stored.get(nameOf(file))
    if (known?.source === file.text) {
      checked.unchanged += 1
      continue
    }
    const { article, person, problems } = await checkFile(file, known?.source, checking)
    checked.problems.push(...problems)
    checked.articles.push({ ...article, version: (known?.version ?? 0) + 1 })
    if (person) checked.people.push(person)
  }
  return checked
}

/** Stores what was checked, all or nothing, and drops the cached pages. */
export async function storeContent(database: Database, { articles, people }: CheckedContent): Promise<void> {
  if (articles.length === 0) return
  await replaceArticles(database.kysely, articles, people)
  await database.notify(PAGES_CHANGED, ARTICLES_TAG)
}

const nameOf = ({ kind, slug }: { kind: TextKind; slug: string }): string => `${kind}/${slug}`

const datedPath = ({ kind, slug }: { kind: TextKind; slug: string }, dateOf: () => Date): [string, () => Date][] =>
  kind === 'page' ? [] : [[articlePath(kind, slug), dateOf]]

interface Checking extends References {
  now: Date
  /** Since when past figures are kept. */
  keptSince: Date | null
  unknownFigure: string | null
  readChartAt: (moments: Moments) => ReadChart
}

async function checkFile(file: ContentFile, storedSource: string | undefined, checking: Checking) {
  const { kind, slug, name, text } = file
  const { database, unknownFigure } = checking
  const draft = await nameAgencies(readArticle(kind, text), database.kysely, unknownFigure !== null)
  const moments = momentsOf(citedMoment(draft.facts, checking.now), checking.keptSince, checking.now)
  const { cover: line } = draft.facts
  const cited: DraftBlock[] = line.length > 0 ? [...draft.blocks, { kind: 'paragraph', spans: line }] : draft.blocks
  const frozen = await freezeFigures(cited, checking.readChartAt(moments), unknownFigure)
  const { problems, figure, ...has } = frozen
  const blocks = frozen.blocks.slice(0, draft.blocks.length)
  const found = [
    ...draft.problems,
    ...pageProblems(file, storedSource),
    ...(await personProblems(file, storedSource, database.kysely)),
    ...problems,
    ...(await brokenReferences(draft, checking)),
  ]
  const { facts } = draft
  const meta: ArticleMeta = {
    ...facts.meta,
    minutes: readingMinutes(blocks),
    words: wordsIn(blocks),
    dataOn: has.hasPeriods ? moscowDay(moments.cited) : null,
    snapshotOn: has.hasSnapshots ? moscowDay(moments.snapshot) : null,
    figure: facts.measure ?? (MEASURED.includes(kind) ? figure : null),
    cover: textCover(frozen.blocks[draft.blocks.length]),
  }
  const article: Insertable<Article> = {
    kind,
    slug,
    category: facts.category,
    title: facts.title,
    lead: facts.lead,
    source: text,
    tree: JSON.stringify(blocks),
    author: facts.author?.slug ?? null,
    subjects: facts.subjects,
    agencies: mentionedAgencies(draft),
    synonyms: facts.synonyms,
    meta: JSON.stringify(meta),
    published_at: facts.publishedAt,
    updated_at: facts.updatedAt,
    changed: facts.changed,
  }
  const problemsOfFile = found
    .toSorted((one, other) => one.line - other.line)
    .map(problem => ({ file: name, ...problem }))
  return { article, person: kind === 'person' ? personOf(slug, facts, blocks) : null, problems: problemsOfFile }
}
