import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { insertTender, isKnownSystem, listTenderAgencies } from '#db/queries/tender/tenders.ts'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { checkForm, type FieldErrors } from '#domain/forms/check-form.ts'
import { tenderForm } from '#domain/forms/tender-form.ts'
import { triggeredTrap } from '#domain/forms/traps.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { appPlatformBySlug } from '#domain/vocabulary/app-platforms.ts'
import type { Context } from '../../context.ts'
import { countHits } from '../../counter/count-hits.ts'
import type { Hit } from '../../counter/counter.ts'
import { tenderConfirmEmail } from '../../mail/emails/tender-sender-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { makeKey } from '../../secret-key.ts'
import { refuseFields } from '../../shapes/checked-form.ts'
import { AGENCY_RATINGS } from '../../shapes/open-ratings.ts'
import { readFiles, refuseFlood } from './tender-files.ts'
import { workTitle } from './tender-shape.ts'

const FORM = 'tenderline-form'
/** Maximum of a PostgreSQL integer. */
const MAX_ID = 2_147_483_647

/** Stores the request, its files, the consents and the confirmation email in one transaction. */
export async function sendTender(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { database, config, visitor, now } = context
  const { values, fields } = checkForm(tenderForm(moscowDay(now())), params)
  const { files, error } = readFiles(params.files ?? [])
  const asked = parseAgencyIds(params.agencies)
  const agencies = await listTenderAgencies(
    database.kysely,
    asked.filter(id => id <= MAX_ID),
  )
  const wrong: FieldErrors = { ...refusals(agencies, asked), ...fields, ...(error ? { files: error } : {}) }
  if (values?.system && !(await isKnownSystem(database.kysely, values.system))) wrong.system = 'Такой системы нет'
  if (!values || !files || Object.keys(wrong).length > 0) refuseFields(wrong)
  const trap = triggeredTrap(params)
  if (trap) throw new ApiError('form-refused', trap)

  const { service, system, city, budget, deadline, text, name, company, email, phone } = values
  // The visitor may have chosen another service than that of the kind the form came with.
  const work = workBySlug(values.work ?? '')?.service === service ? values.work : null
  const { key, hash } = makeKey()
  // Before the transaction: the embedded database has one connection, and a new day's salt needs it.
  const [addressHash, networkHash] = [await visitor.addressHash(), await visitor.networkHash()]
  await database.kysely.transaction().execute(async transaction => {
    const full = await refuseFlood(transaction, files, { networkHash, now: now() })
    if (full !== null) refuseFields({ files: full })
    const tender = { service, work, city, system, budget, deadline, body: text, name, company, email, phone }
    const ids = agencies.map(({ id }) => id)
    const row = { ...tender, key_hash: hash, created_at: now() }
    const id = await insertTender(transaction, { tender: row, agencies: ids, files })
    const kinds = ['personal-data', 'transfer'] as const
    await insertConsents(transaction, { kinds, form: FORM, subject: `tender:${id}`, addressHash })
    const message = tenderConfirmEmail({ id, email, key, agencies, service: workTitle(tender), site: config })
    await queueEmail(transaction, message, context.mail)
  })
  await countHits([tenderHit({ service, work }, agencies)], context)
  return { success: true, recipients: agencies.length }
}

/** Counted under the rating of its service, on the platform it asks for, in the city that all its recipients share. */
function tenderHit({ service, work }: { service: string; work: string | null }, recipients: Found): Hit {
  const type = AGENCY_RATINGS.find(rating => rating.service === service)?.slug ?? ''
  const [region = '', ...others] = new Set(recipients.map(({ city }) => city))
  const isOneCity = region !== '' && others.length === 0
  const platform = appPlatformBySlug(work ?? '')
  const subject = [platform && `platform/${platform.slug}`, isOneCity && `city/${region}`].filter(Boolean).join('/')
  return { kind: 'tender', subject, type, region: isOneCity ? region : '' }
}

type Found = Awaited<ReturnType<typeof listTenderAgencies>>

/** Says which agencies are gone or take no requests, so that the visitor can remove them. */
function refusals(found: Found, asked: readonly number[]): FieldErrors {
  const closed = found.filter(({ accepts_requests }) => !accepts_requests).map(({ name }) => inGuillemets(name))
  if (closed.length > 0) return { agencies: `Уберите из получателей, сейчас не принимают заявки: ${closed.join(', ')}` }
  const isMissing = asked.some(id => !found.some(agency => agency.id === id))
  return isMissing ? { agencies: 'Одного из агентств больше нет в каталоге: уберите его из получателей' } : {}
}
