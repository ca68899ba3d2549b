import type { Insertable } from 'kysely'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { hasSlug, listSources, saveArticles } from '#db/queries/articles/articles.ts'
import type { Article } from '#db/tables.generated.ts'
import { type ArticleKind, type ArticleMeta, articlePath } from '#domain/content/article.ts'
import { readingMinutes } from '#domain/content/reading-time.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { type ArticleDraft, readArticle } from '../../content/read-article.ts'
import { makeMemo } from '../../memo.ts'
import { freezeFigures, makeChartReader, type ReadChart } from './freeze-figures.ts'
import { mentionedAgencies, nameAgencies } from './named-agencies.ts'
import { makeLinkCheck } from './own-links.ts'

export interface ContentFile {
  /** As the operator knows it. */
  name: string
  kind: ArticleKind
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
  unchanged: number
}

interface CheckOptions {
  now: Date
  /** Text in place of figures that the statistics do not have; by default they are a problem. */
  unknownFigure?: string
}

/** Pages with texts are cached under this tag. */
const ARTICLES_TAG = 'articles'

/** Everything that is wrong, in every file. */
export async function checkContent(
  files: readonly ContentFile[],
  database: Database,
  { now, unknownFigure }: CheckOptions,
): Promise<CheckedContent> {
  const stored = new Map(
    (await listSources(database.kysely)).map(row => [articlePath(row.kind as ArticleKind, row.slug), row]),
  )
  const paths = new Set([...stored.keys(), ...files.map(({ kind, slug }) => articlePath(kind, slug))])
  const checking: Checking = {
    database,
    paths,
    now,
    unknownFigure: unknownFigure ?? null,
    hasPage: makeLinkCheck(database.kysely, paths),
    readChart: makeChartReader({ database, memo: makeMemo(Date.now), openPages: new Set(['cms']), now: () => now }),
  }
  const checked: CheckedContent = { problems: [], articles: [], unchanged: 0 }
  for (const file of files) {
    const known = stored.get(articlePath(file.kind, file.slug))
    if (known?.source === file.text) {
      checked.unchanged += 1
      continue
    }
    const { article, problems } = await checkFile(file, checking)
    checked.problems.push(...problems)
    checked.articles.push({ ...article, version: (known?.version ?? 0) + 1 })
  }
  return checked
}

/** Stores what was checked, all or nothing, and drops the cached pages. */
export async function storeContent(database: Database, { articles }: CheckedContent): Promise<void> {
  if (articles.length === 0) return
  await saveArticles(database.kysely, articles)
  await database.notify(PAGES_CHANGED, ARTICLES_TAG)
}

interface Checking {
  database: Database
  paths: ReadonlySet<string>
  now: Date
  unknownFigure: string | null
  hasPage: (path: string) => Promise<boolean>
  readChart: ReadChart
}

async function checkFile(file: ContentFile, checking: Checking) {
  const { kind, slug, name, text } = file
  const { database, unknownFigure } = checking
  const draft = await nameAgencies(readArticle(kind, text), database.kysely, unknownFigure !== null)
  const { blocks, problems, hasFigures } = await freezeFigures(draft.blocks, checking.readChart, unknownFigure)
  const found = [...draft.problems, ...problems, ...(await brokenReferences(draft, checking))]
  const { facts } = draft
  const meta: ArticleMeta = {
    ...facts.meta,
    minutes: readingMinutes(blocks),
    dataOn: hasFigures ? moscowDay(checking.now) : null,
  }
  const article: Insertable<Article> = {
    kind,
    slug,
    category: facts.category,
    title: facts.title,
    lead: facts.lead,
    source: text,
    tree: JSON.stringify(blocks),
    author: facts.author,
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
  return { article, problems: problemsOfFile }
}

async function brokenReferences({ links, agencies, facts }: ArticleDraft, { hasPage, paths, database }: Checking) {
  const problems = []
  for (const { path, line } of links) {
    if (!(await hasPage(path))) problems.push({ line, text: `Такой страницы нет: ${path}` })
  }
  for (const { slug, line } of agencies) {
    if (!(await hasSlug(database.kysely, 'agency', slug)))
      problems.push({ line, text: `Такого агентства нет: ${slug}` })
  }
  for (const slug of facts.meta.related) {
    if (!paths.has(articlePath('term', slug))) problems.push({ line: 1, text: `related: нет термина «${slug}».` })
  }
  return problems
}
