import type { Database } from '#db/connect.ts'
import { hasSlug } from '#db/queries/articles/articles.ts'
import { articlePath } from '#domain/content/article.ts'
import type { Problem } from '../../content/draft.ts'
import type { ArticleDraft } from '../../content/read-article.ts'

export interface References {
  database: Database
  /** Addresses of all texts, the imported ones included. */
  articles: ReadonlySet<string>
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
  return problems
}
