import type { Answer } from '#contract/index.ts'
import { type FoundArticleRow, type FoundCaseRow, findArticles, findCases } from '#db/queries/find/find-texts.ts'
import { articlePath } from '#domain/content/article.ts'
import { href } from '#domain/paths/paths.ts'
import { wordStem } from '#domain/russian/word-stem.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { shorten } from '../../shapes/response-card.ts'

type Groups = Answer<'agency-find'>['texts']
type Kind = Groups[number]['kind']

export interface FoundText {
  kind: Kind
  title: string
  path: string
  note: string
  nth: number
  likeness: number
}

const NOTE_LENGTH = 120
/** Among the many words of titles, rubbish typed in one keyboard layout resembles something in the other. */
const MIN_REREAD = 0.6

/** In display order. */
const GROUPS: readonly (readonly [Kind, string])[] = [
  ['term', 'Термины'],
  ['research', 'Исследования'],
  ['news', 'Новости'],
  ['case', 'Кейсы'],
]

/** At most `limit` of each kind. A single word matches in any grammatical form; a phrase matches by similarity. */
export async function findTexts(asked: readonly string[], limit: number, { database }: Context): Promise<FoundText[]> {
  const texts = asked.map(text => (text.includes(' ') ? text : wordStem(text)))
  const [articles, cases] = await Promise.all([
    findArticles(database.kysely, texts, limit),
    findCases(database.kysely, texts, limit),
  ])
  return [...articles.map(foundArticle), ...cases.map(foundCase)].filter(
    ({ nth, likeness }) => nth === 1 || likeness >= MIN_REREAD,
  )
}

/** Groups with something in them. */
export const textGroups = (found: readonly FoundText[]): Groups =>
  GROUPS.map(([kind, title]) => ({
    kind,
    title,
    pages: found.filter(text => text.kind === kind).map(({ title, path, note }) => ({ title, path, note })),
  })).filter(({ pages }) => pages.length > 0)

function foundArticle({ kind: stored, slug, title, lead, published_at, nth, likeness }: FoundArticleRow): FoundText {
  const kind = stored as 'term' | 'research' | 'news'
  const note = kind === 'term' ? shorten(lead, NOTE_LENGTH) : formatDate(published_at.toISOString())
  return { kind, title, path: articlePath(kind, slug), note, nth, likeness }
}

const foundCase = ({ id, title, agency, nth, likeness }: FoundCaseRow): FoundText => ({
  kind: 'case',
  title,
  path: href('case', { id }),
  note: agency,
  nth,
  likeness,
})
