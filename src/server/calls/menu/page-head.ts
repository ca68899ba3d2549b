import type { Answer, Params } from '#contract/index.ts'
import { getPageHead } from '#db/queries/menu/pages.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { canonicalUrl } from '#domain/web/canonical-url.ts'
import type { Context } from '../../context.ts'
import { sharePictureUrl } from '../../media/share-picture-address.ts'
import { headOf } from '../heads.ts'

/** An operator's record for the path overrides the computed head. */
export const pageHead = (
  { path, search = '' }: Params<'page-html-head'>,
  context: Context,
): Promise<Answer<'page-html-head'>> =>
  // Queries are not kept: visitors make them up.
  search === ''
    ? context.memo.remember(`page-html-head:${path}`, () => makeHead(path, '', context))
    : makeHead(path, search, context)

async function makeHead(path: string, search: string, context: Context): Promise<Answer<'page-html-head'>> {
  const match = matchPath(path)
  const own = await getPageHead(context.database.kysely, path)
  const { siteName, siteUrl } = context.config
  const head = await headOf(match, context, new URLSearchParams(search))
  const meta = [
    { name: 'description', content: head.description },
    ...(head.isEmpty ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
  return {
    title: own?.title ?? `${head.title} — ${siteName}`,
    tags: { meta: own ? (own.meta as { name: string; content: string }[]) : meta },
    image: own?.image ?? sharePictureUrl(siteUrl, path, context.pages),
    path,
    canonical: canonicalUrl(siteUrl, path),
  }
}
