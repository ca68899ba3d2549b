import type { Answer } from '#contract/index.ts'
import { listRatedAgencies } from '#db/queries/advertising/placements.ts'
import { listPromotions } from '#db/queries/advertising/sponsors.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { adMark, isMarked, type Marked, markedLink, turnOf } from '../../shapes/ad-mark.ts'

type Promotion = Awaited<ReturnType<typeof listPromotions>>[number]

/** Today's promotion. Several take turns, a day each. */
export function promotionBanner(context: Context): Promise<Answer<'promotion-banner'>> {
  const day = moscowDay(context.now())
  return context.memo.remember(`promotion:${day}`, async () => {
    const { kysely } = context.database
    const rows = await listPromotions(kysely, day)
    const marked = rows.filter((row): row is Marked<Promotion> => isMarked(row, context.log))
    // The banner is on every page, competitors' pages included, and an agency may enter a rating any night.
    const rated = await listRatedAgencies(
      kysely,
      marked.flatMap(({ agency_id }) => agency_id ?? []),
    )
    const allowed = marked.filter(({ agency_id }) => agency_id === null || !rated.includes(agency_id))
    const banner = turnOf(allowed, day)
    if (!banner) return { banner: null }
    const { id, name, title, image } = banner
    return { banner: { id, name, title, image, link: markedLink(banner), ad: adMark(banner) } }
  })
}
