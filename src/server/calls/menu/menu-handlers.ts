import type { menuCalls } from '#contract/calls/menu.ts'
import type { Handlers } from '#contract/define.ts'
import type { Link, LinkGroup } from '#contract/shapes/link.ts'
import { getRedirect } from '#db/queries/menu/pages.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { listLeaders } from '#db/queries/rating/rating-rows.ts'
import { listLatestResponses } from '#db/queries/reviews/responses.ts'
import { shownAddends } from '#domain/numbers/apportion.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { catalogCounters } from '../../shapes/catalog-counters.ts'
import { AGENCY_RATINGS, ratingHome, sliceLinks, typeLinks } from '../../shapes/open-ratings.ts'
import { ratingGroups } from '../../shapes/rating-groups.ts'
import { responseCard } from '../../shapes/response-card.ts'
import { bottomPages } from './bottom-pages.ts'
import { placeMoves } from './main-moves.ts'
import { mainPrices } from './main-prices.ts'
import { missingPage } from './missing-page.ts'
import { pageHead } from './page-head.ts'
import { MENU_PAGES } from './site-links.ts'
import { wallLogos } from './wall.ts'

const LEADERS = 5
const RESPONSES = 3
/** Ratings as a whole: those by platform come later in the vocabulary. */
const MAIN_RATINGS = AGENCY_RATINGS.slice(0, 4)
const HOME = { type: 'digital-agencies' } as const

export const menuHandlers: Handlers<typeof menuCalls, Context> = {
  'main-menu': (_, context) =>
    context.memo.remember('main-menu', async () => {
      const [types, cities, countries, districts, industries, systems, kinds, servers, counters] = await Promise.all([
        typeLinks(context),
        sliceLinks(context, HOME, 'city'),
        sliceLinks(context, HOME, 'country'),
        sliceLinks(context, HOME, 'district'),
        sliceLinks(context, HOME, 'category'),
        sliceLinks(context, HOME, 'system'),
        sliceLinks(context, { type: 'cms' }, 'cms-kind'),
        sliceLinks(context, { type: 'cms' }, 'web-server'),
        catalogCounters(context),
      ])
      return {
        pages: [
          menuPage('Рейтинги', [{ title: 'Чем занимаются', links: types.map(plain) }]),
          menuPage('Города', [
            { title: 'Диджитал-агентства по городам', links: cities.map(plain) },
            { title: 'По странам и округам', links: [...countries, ...districts].map(plain) },
          ]),
          menuPage('Задачи', [{ title: 'Кто делал такие сайты', links: industries.map(plain) }]),
          menuPage('Платформы', [
            { title: 'Кто работает на этой платформе', links: systems.map(plain) },
            { title: 'Рейтинги самих систем', links: [...kinds, ...servers].map(plain) },
          ]),
          ...MENU_PAGES,
        ].filter(page => page.path !== ''),
        counters,
      }
    }),

  'main-top': (_, context) =>
    context.memo.remember('main-top', async () => {
      const homes = MAIN_RATINGS.map(type => ({ type, path: ratingHome(type) }))
      const leaders = await listLeaders(
        context.database.kysely,
        homes.map(({ type, path }) => ({ type: type.slug, slice: sliceKey(path) })),
        LEADERS,
      )
      return {
        ratings: homes.flatMap(({ type, path }, index) => {
          const found = leaders[index]
          if (!found || found.rows.length === 0) return []
          return {
            title: type.title,
            path: buildRatingPath(path),
            participants: found.participants,
            computed_at: found.computed_at.toISOString(),
            leaders: found.rows.map(row => ({
              place: row.place,
              score: row.score,
              addends: shownAddends(row.addends, row.score),
              agency: agencyCard(row),
            })),
          }
        }),
      }
    }),

  'main-prices': (_, context) => context.memo.remember('main-prices', () => mainPrices(context)),

  'main-moves': (_, context) =>
    context.memo.remember('main-moves', async () => ({ moves: await placeMoves(MAIN_RATINGS, context) })),

  ratings: async ({ logos = false }, context) =>
    logos
      ? {
          groups: (await ratingGroups(context)).slice(0, 1),
          logos: await context.memo.remember('wall', () => wallLogos(context)),
        }
      : { groups: await ratingGroups(context), logos: [] },

  'main-responses': (_, context) =>
    context.memo.remember('main-responses', async () => ({
      responses: (await listLatestResponses(context.database.kysely, RESPONSES)).map(responseCard),
    })),

  'bottom-pages': ({ path }, context) => bottomPages(path, context),

  'page-html-head': (params, context) => pageHead(params, context),

  'redirect-info': async ({ path, missing }, context) => ({
    location: await getRedirect(context.database.kysely, path),
    missing: missing ? await missingPage(path, context) : null,
  }),

  'contacts-info': (_, { memo, database }) =>
    memo.remember('contacts-info', async () => {
      const contacts = await getSetting<Awaited<ReturnType<(typeof menuHandlers)['contacts-info']>>>(
        database.kysely,
        'contacts',
      )
      return contacts ?? NO_CONTACTS
    }),
}

/** Until the operator fills them in, the site shows no contacts rather than false ones. */
const NO_CONTACTS = {
  legal_name: '',
  address: '',
  phones: [],
  emails: [],
  point: { latitude: 0, longitude: 0 },
  inn: '',
  ogrn: '',
  is_demo: false,
}

const plain = ({ title, path }: Link): Link => ({ title, path })

function menuPage(title: string, groups: LinkGroup[]) {
  const sub = groups.filter(({ links }) => links.length > 0)
  return { title, path: sub[0]?.links[0]?.path ?? '', sub }
}
