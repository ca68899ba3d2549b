import { matchPath } from '#domain/paths/paths.ts'
import { findHead } from '../calls/heads.ts'
import type { Context } from '../context.ts'
import type { ShareCard } from './share-card.ts'
import { FOOTER } from './share-card-of.ts'
import { TEXT_SECTIONS } from './share-picture-address.ts'

/** The picture of a page to read says what search engines show of it; null for other pages. */
export async function textCardOf(path: string, context: Context): Promise<ShareCard | null> {
  const match = matchPath(path)
  const section = match && TEXT_SECTIONS[match.name]
  if (!section) return null
  const head = await findHead(match, context, new URLSearchParams())
  if (!head) return null
  const { title: heading, description: about } = head
  return { siteName: context.config.siteName, note: section, heading, about, lines: [], footer: FOOTER }
}
