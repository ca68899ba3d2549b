import type { tenderCalls } from '#contract/calls/tender.ts'
import type { Handlers } from '#contract/define.ts'
import { listTenderAgencies } from '#db/queries/tender/tenders.ts'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { href } from '#domain/paths/paths.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { answerTender, tenderRead, tenderRequest } from './tender-agency.ts'
import { confirmTender } from './tender-confirm.ts'
import { tenderProposals } from './tender-proposals.ts'
import { sendTender } from './tender-send.ts'
import { tenderOutcome, tenderStatus } from './tender-sender.ts'

export const tenderHandlers: Handlers<typeof tenderCalls, Context> = {
  'agency-info-for-tender': async ({ ids }, { database }) => {
    const asked = parseAgencyIds(ids)
    const found = await listTenderAgencies(database.kysely, asked)
    const list = found.map(({ price_from, service, reply_hours, accepts_requests, ...agency }) => ({
      ...agencyCard(agency),
      path: href('agency', { agency: agency.slug }),
      price_from,
      price_unit: serviceBySlug(service ?? '')?.unit ?? 'project',
      reply_hours,
      accepts_requests,
    }))
    return { list: list.toSorted((a, b) => asked.indexOf(a.id) - asked.indexOf(b.id)) }
  },
  'tender-proposals': tenderProposals,
  'tenderline-form': sendTender,
  'tender-confirm': ({ key }, context) => confirmTender(key, context),
  'tender-status': ({ key }, context) => tenderStatus(key, context),
  'tender-outcome': tenderOutcome,
  'tender-request': ({ key }, context) => tenderRequest(key, context),
  'tender-read': ({ key }, context) => tenderRead(key, context),
  'tender-answer': answerTender,
}
