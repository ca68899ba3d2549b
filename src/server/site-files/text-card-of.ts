import { matchPath } from '#domain/paths/paths.ts'
import { findHead } from '../calls/heads.ts'
import type { Context } from '../context.ts'
import type { ShareCard } from '../media/share-card.ts'
import { FOOTER } from './share-card-of.ts'

/** The picture of a page to read says what search engines show of it; null for other pages. */
export async function textCardOf(path: string, context: Context): Promise<ShareCard | null> {
  const match = matchPath(path)
  const picture = match && context.pages[match.name].sharePicture
  if (!picture || picture === 'card' || !('section' in picture)) return null
  const head = await findHead(match, context, new URLSearchParams())
  if (!head) return null
  const { title: heading, description: about } = head
  return { siteName: context.config.siteName, note: picture.section, heading, about, lines: [], footer: FOOTER }
}
