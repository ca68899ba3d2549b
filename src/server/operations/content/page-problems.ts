import type { TextKind } from '#domain/content/article.ts'
import { isPageText, PAGE_TEXTS } from '#domain/content/page-texts.ts'
import type { Problem } from '../../content/draft.ts'
import { readArticle } from '../../content/read-article.ts'

interface PageFile {
  kind: TextKind
  slug: string
  text: string
}

/** Texts of the site itself: one that no page shows, or a change under the same number. */
export function pageProblems({ kind, slug, text }: PageFile, storedSource: string | undefined): Problem[] {
  if (kind !== 'page') return []
  if (!isPageText(slug)) {
    return [{ line: 1, text: `Нет страницы с таким текстом. Бывают: ${Object.values(PAGE_TEXTS).flat().join(', ')}.` }]
  }
  // A consent names the edition that was agreed to, so the text of an edition never changes.
  if (storedSource === undefined || editionOf(storedSource) !== editionOf(text)) return []
  const line = text.split('\n').findIndex(each => each.startsWith('version:')) + 1
  return [{ line: Math.max(1, line), text: 'version: текст изменён, нужен новый номер редакции.' }]
}

const editionOf = (source: string): string => readArticle('page', source).facts.meta.edition
