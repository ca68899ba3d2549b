import type { PageText, TextBody } from '#contract/shapes/article.ts'
import { listAgenciesBySlug, listPageTexts } from '#db/queries/articles/articles.ts'
import type { ArticleMeta } from '#domain/content/article.ts'
import type { Block } from '#domain/content/tree.ts'
import type { Context } from '../context.ts'
import { agencyCard } from './agency-card.ts'
import { liveLists } from './live-lists.ts'

/** Written by our own import only. */
export const metaOf = ({ meta }: { meta: unknown }): ArticleMeta => meta as ArticleMeta
export const blocksOf = ({ tree }: { tree: unknown }): Block[] => tree as Block[]

/** The blocks with what they show of today: rows of ratings, cards of agencies. */
export async function textBody(
  blocks: Block[],
  { dataOn, snapshotOn = null }: Pick<ArticleMeta, 'dataOn' | 'snapshotOn'>,
  context: Context,
): Promise<TextBody> {
  const slugs = blocks.flatMap(block => (block.kind === 'agency' ? [block.slug] : []))
  const agencies = await listAgenciesBySlug(context.database.kysely, slugs)
  return {
    blocks,
    lists: await liveLists(blocks, context),
    agencies: agencies.map(agencyCard),
    data_on: dataOn,
    snapshot_on: snapshotOn,
  }
}

/** Texts of the site itself, in the given order; missing ones are left out. */
export function pageTexts(slugs: readonly string[], context: Context): Promise<PageText[]> {
  const { memo, database } = context
  return memo.rememberLarge(`page-texts:${slugs.join()}`, async () => {
    const rows = await listPageTexts(database.kysely, slugs)
    const ordered = slugs.flatMap(slug => rows.filter(row => row.slug === slug))
    return Promise.all(
      ordered.map(async row => {
        const meta = metaOf(row)
        const { slug: key, title, published_at, changed } = row
        const body = await textBody(blocksOf(row), meta, context)
        return { key, title, version: meta.edition, updated_at: published_at.toISOString(), changed, ...body }
      }),
    )
  })
}
