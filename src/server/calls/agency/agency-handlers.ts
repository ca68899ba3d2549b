import type { agencyCalls } from '#contract/calls/agency.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { sendToAgency } from '../../operations/send-feedback.ts'
import { agencyAbout } from './agency-about.ts'
import { agencyFit } from './agency-fit.ts'
import { agencyHeader } from './agency-header.ts'
import { agencyPresence } from './agency-presence.ts'
import { agencyPrices } from './agency-prices.ts'
import { agencyClients, awardedProjects } from './agency-work.ts'
import { agencyWorks } from './agency-works.ts'
import { showPhone } from './show-phone.ts'

export const agencyHandlers: Handlers<typeof agencyCalls, Context> = {
  'agency-header': ({ agency }, context) => agencyHeader(agency, context),

  'agency-about': ({ agency }, context) => agencyAbout(agency, context),

  'agency-prices': ({ agency }, context) => agencyPrices(agency, context),

  'agency-clients': ({ agency }, context) => agencyClients(agency, context),

  'agency-presence-in-rating': ({ agency }, context) => agencyPresence(agency, context),

  'agency-works': ({ agency }, context) => agencyWorks(agency, context),

  'agency-fit': agencyFit,

  'awards-win-projects': ({ agency }, context) => awardedProjects(agency, context),

  'agency-show-phone': ({ agency }, context) => showPhone(agency, context),

  'agency-page-send-feedback': sendToAgency,
}
