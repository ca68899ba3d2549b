import type { Database } from '#db/connect.ts'
import { hasSlug } from '#db/queries/articles/articles.ts'
import { articlePath } from '#domain/content/article.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { isQuotable } from '#domain/rules/dated-texts.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Problem } from '../../content/draft.ts'
import type { ArticleDraft } from '../../content/read-article.ts'

export interface References {
  database: Database
  /** Addresses of all texts, the imported ones included, with the time of publication. */
  articles: ReadonlyMap<string, () => Date>
  hasPage: (path: string) => Promise<boolean>
  hasPicture: (path: string) => Promise<boolean>
}

/** Everything the text names that does not exist. */
export async function brokenReferences(
  { links, agencies, pictures, facts }: ArticleDraft,
  { hasPage, hasPicture, articles, database }: References,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { path, line } of links) {
    if (!(await hasPage(path))) problems.push({ line, text: `Такой страницы нет: ${path}` })
  }
  for (const { path, line } of pictures) {
    if (!(await hasPicture(path))) problems.push({ line, text: `Такой картинки нет: ${path}` })
  }
  for (const { slug, line } of agencies) {
    if (!(await hasSlug(database.kysely, 'agency', slug)))
      problems.push({ line, text: `Такого агентства нет: ${slug}` })
  }
  if (facts.author && !(await hasPage(articlePath('person', facts.author.slug))))
    problems.push({ line: facts.author.line, text: `author: нет человека «${facts.author.slug}».` })
  for (const slug of facts.meta.related) {
    if (!articles.has(articlePath('term', slug))) problems.push({ line: 1, text: `related: нет термина «${slug}».` })
  }
  return [...problems, ...earlyQuotes(facts, articles)]
}

const DATED = ['news-item', 'research-item'] as const

/** The press cannot quote what was published later. */
function earlyQuotes({ quotes, publishedAt }: ArticleDraft['facts'], articles: References['articles']): Problem[] {
  const { paths, line } = quotes
  return paths.flatMap(path => {
    // A term has only the date of its latest edition.
    if (!DATED.some(name => name === matchPath(path)?.name))
      return { line, text: `quotes: «${path}» не новость и не исследование.` }
    const quoted = articles.get(path)?.()
    if (!quoted) return { line, text: `quotes: нет текста «${path}».` }
    if (isQuotable(quoted, publishedAt)) return []
    return { line, text: `quotes: «${path}» вышел ${formatDate(quoted)}, позже упоминания.` }
  })
}
