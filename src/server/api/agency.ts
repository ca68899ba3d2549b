import type { agencyCalls } from '#contract/calls/agency.ts'
import type { Handlers } from '#contract/define.ts'
import { findAgencies } from '#db/queries/agencies.ts'
import { href } from '#domain/paths.ts'
import type { Context } from '../context.ts'
import { agencyAbout } from './agency-about.ts'
import { agencyCard } from './agency-card.ts'
import { agencyHeader } from './agency-header.ts'
import { agencyPresence } from './agency-presence.ts'
import { agencyClients, agencyPrices, awardedProjects } from './agency-work.ts'

const FOUND = 8

export const agencyHandlers: Handlers<typeof agencyCalls, Context> = {
  'agency-header': ({ agency }, context) => agencyHeader(agency, context),

  'agency-about': ({ agency }, context) => agencyAbout(agency, context),

  'agency-prices': ({ agency }, context) => agencyPrices(agency, context),

  'agency-clients': ({ agency }, context) => agencyClients(agency, context),

  'agency-presence-in-rating': ({ agency }, context) => agencyPresence(agency, context),

  'awards-win-projects': ({ agency }, context) => awardedProjects(agency, context),

  'agency-find': async ({ q, limit }, { database }) => {
    const text = q.trim().replace(/\s+/g, ' ')
    if (text === '') return { results: [] }
    const agencies = await findAgencies(database.kysely, text, limit ?? FOUND)
    return {
      results: agencies.map(agency => ({
        ...agencyCard(agency),
        path: href('agency', { agency: agency.slug }),
        matched: matchedPart(agency.name, text),
      })),
    }
  },
}

/** Where the typed text stands in the name: its beginning and its end, or nothing. */
export function matchedPart(name: string, text: string): number[] {
  const at = name.toLowerCase().indexOf(text.toLowerCase())
  return at < 0 ? [] : [at, at + text.length]
}
