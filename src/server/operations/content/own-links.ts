import type { Db } from '#db/connect.ts'
import { hasSlug } from '#db/queries/articles/articles.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import { isPrivatePath, matchPath, type PathMatch } from '#domain/paths/paths.ts'
import { isStatTab } from '#domain/stats/chart-ids.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'

/** Tells whether an address of ours has a page. Each address is looked up once. */
export function makeLinkCheck(db: Db, articles: ReadonlySet<string>): (path: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return link => {
    const [path = ''] = link.split(/[?#]/)
    const found = known.get(path) ?? hasPage(path, db, articles)
    known.set(path, found)
    return found
  }
}

async function hasPage(path: string, db: Db, articles: ReadonlySet<string>): Promise<boolean> {
  const match = matchPath(path)
  if (!match || !path.endsWith('/') || isPrivatePath(match.name)) return false
  switch (match.name) {
    case 'rating':
    case 'methodology':
      return true
    case 'news-item':
    case 'research-item':
    case 'abc-item':
      return articles.has(path)
    case 'news-category':
      return newsCategoryBySlug(match.params.category) !== undefined
    case 'category-responses':
      return serviceBySlug(match.params.category) !== undefined
    case 'calculator-service':
      return serviceBySlug(match.params.service) !== undefined
    case 'digital-stats-tab':
      return isStatTab(match.params.tab)
    case 'person':
      return articles.has(path) || hasSlug(db, 'person', match.params.person)
    case 'interview':
      return hasSlug(db, 'interview', match.params.slug)
    default:
      return hasSubject(match, db)
  }
}

/** Pages about an agency, a system or a person; of those with other parameters none can be checked. */
async function hasSubject({ params }: PathMatch, db: Db): Promise<boolean> {
  const { agency, cms, person, ...others }: Record<string, unknown> = { ...params }
  if (Object.keys(others).length > 0) return false
  if (typeof agency === 'string') return hasSlug(db, 'agency', agency)
  if (typeof cms === 'string') return hasSlug(db, 'cms', cms)
  return typeof person !== 'string' || hasSlug(db, 'person', person)
}
