import type { CaseHashtag } from '#contract/shapes/case.ts'
import { getCase, listHashtags } from '#db/queries/cases/cases.ts'
import { href } from '#domain/paths/paths.ts'
import { casesTopic, topicById } from '#domain/subscriptions/topics.ts'
import { HASHTAGS } from '#domain/vocabulary/hashtags.ts'
import type { Context } from '../../context.ts'

// A page and its head need the same rows: each is read once.

export const knownCase = (id: number, { memo, database }: Context) =>
  memo.remember(`case:${id}`, () => getCase(database.kysely, id))

/** By slug, those with most cases first. */
export type Hashtags = ReadonlyMap<string, CaseHashtag>

export const knownHashtags = ({ memo, database }: Context): Promise<Hashtags> =>
  memo.remember('case-hashtags', async () => {
    const rows = await listHashtags(database.kysely)
    return new Map(
      rows.map(({ slug, system, count }) => [slug, hashtagOf(slug, HASHTAGS.get(slug) ?? system ?? slug, count)]),
    )
  })

/** Null if no case has it and it is no word of the vocabulary. */
export async function knownHashtag(slug: string, context: Context): Promise<CaseHashtag | null> {
  const title = HASHTAGS.get(slug)
  return (await knownHashtags(context)).get(slug) ?? (title === undefined ? null : hashtagOf(slug, title, 0))
}

const hashtagOf = (slug: string, title: string, count: number): CaseHashtag => ({
  slug,
  title,
  path: href('cases-hashtag', { hashtag: slug }),
  count,
  has_newsletter: topicById(casesTopic(slug)) !== undefined,
})
