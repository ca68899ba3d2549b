import type { tenderCalls } from '#contract/calls/tender.ts'
import type { Handlers } from '#contract/define.ts'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import type { Context } from '../../context.ts'
import { tenderAgencies } from './tender-agencies.ts'
import { answerTender, tenderRead, tenderRequest } from './tender-agency.ts'
import { confirmTender } from './tender-confirm.ts'
import { tenderProposals } from './tender-proposals.ts'
import { sendTender } from './tender-send.ts'
import { tenderOutcome, tenderStatus } from './tender-sender.ts'

export const tenderHandlers: Handlers<typeof tenderCalls, Context> = {
  'agency-info-for-tender': ({ ids }, context) => tenderAgencies(parseAgencyIds(ids), context),
  'tender-proposals': tenderProposals,
  'tenderline-form': sendTender,
  'tender-confirm': ({ key }, context) => confirmTender(key, context),
  'tender-status': ({ key }, context) => tenderStatus(key, context),
  'tender-outcome': tenderOutcome,
  'tender-request': ({ key }, context) => tenderRequest(key, context),
  'tender-read': ({ key }, context) => tenderRead(key, context),
  'tender-answer': answerTender,
}
