import type { advertisingCalls } from '#contract/calls/advertising.ts'
import type { Handlers } from '#contract/define.ts'
import { listSponsorReviews } from '#db/queries/advertising/sponsors.ts'
import { formatOf } from '#domain/advertising/formats.ts'
import type { AdSlot } from '#domain/advertising/slots.ts'
import type { Context } from '../../context.ts'
import { paragraphLines } from '../../shapes/paragraph-lines.ts'
import { adContacts } from './ad-contacts.ts'
import { adFormats } from './ad-formats.ts'
import { audienceOf } from './audience.ts'
import { orderAdvertising } from './order.ts'
import { pastSponsors } from './past-sponsors.ts'
import { priceData } from './price-data.ts'
import { promotionBanner } from './promotion-banner.ts'
import { register, registerDays } from './register.ts'
import { sendStatistics } from './send-statistics.ts'

export const advertisingHandlers: Handlers<typeof advertisingCalls, Context> = {
  'advertising-info': async (_, context) => ({
    ...(await audienceOf(context)),
    formats: await adFormats(context),
  }),

  'advertising-contacts': (_, context) => adContacts(context),

  'advertising-reviews': async (_, { database }) => {
    const reviews = await listSponsorReviews(database.kysely)
    return {
      reviews: reviews.map(({ id, name, image, slot, author_name, author_role, body, published_on }) => ({
        id,
        sponsor: name,
        image,
        format: formatOf(slot as AdSlot).title,
        author: author_name,
        role: author_role,
        text: paragraphLines(body),
        published_on,
      })),
    }
  },

  'advertising-price-data': (_, context) => priceData(context),

  'advertising-past-sponsors': (_, context) => pastSponsors(context),

  'advertising-register': ({ page = 1 }, context) => register(page, context),

  'advertising-register-days': ({ id }, context) => registerDays(id, context),

  'promotion-banner': (_, context) => promotionBanner(context),

  'advertising-send-statistics': sendStatistics,

  'advertising-order': orderAdvertising,
}
