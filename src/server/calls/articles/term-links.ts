import { listTerms } from '#db/queries/articles/articles.ts'
import { indexTerms, linkTerms } from '#domain/content/link-terms.ts'
import type { Block } from '#domain/content/tree.ts'
import type { Context } from '../../context.ts'
import { metaOf } from '../../shapes/text-body.ts'

/** Done when a text is read, so that a new term is linked in old texts too. */
export async function withTermLinks(
  blocks: readonly Block[],
  { kind, slug }: { kind: string; slug: string },
  { memo, database }: Context,
): Promise<Block[]> {
  const index = await memo.remember('term-index', async () => {
    const terms = await listTerms(database.kysely)
    return indexTerms(
      terms.map(term => {
        const { searchOnly } = metaOf(term)
        return { ...term, synonyms: term.synonyms.filter(synonym => !searchOnly.includes(synonym)) }
      }),
    )
  })
  return linkTerms(blocks, index, kind === 'term' ? slug : null)
}
