import type { Answer } from '#contract/index.ts'
import { listPageTexts } from '#db/queries/menu/texts.ts'
import { matchPath, type PathName } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'

/** Which of the operator's texts stand on a page, in their order there. */
const TEXTS_OF: Partial<Record<PathName, readonly string[]>> = {
  rules: ['rules'],
  privacy: ['privacy'],
  consent: ['consent', 'consent-transfer', 'consent-publication', 'consent-newsletter'],
}

export async function aboutPage(path: string, { memo, database }: Context): Promise<Answer<'about-page'>> {
  const name = matchPath(path)?.name
  const keys = (name && TEXTS_OF[name]) ?? notFound('text')
  const texts = await memo.remember(`texts:${path}`, () => listPageTexts(database.kysely, keys))
  const shown = keys.flatMap(key => texts.filter(text => text.key === key))
  if (shown.length === 0) notFound('text')
  return { texts: shown.map(({ updated_at, ...text }) => ({ ...text, updated_at: updated_at.toISOString() })) }
}
