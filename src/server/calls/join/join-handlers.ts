import type { joinCalls } from '#contract/calls/join.ts'
import type { Handlers } from '#contract/define.ts'
import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { findAgencyByDomain, insertRegistration } from '#db/queries/join/registrations.ts'
import { domainOfSite } from '#domain/contacts/site-domains.ts'
import { checkPlace, registrationForm } from '#domain/forms/registration-form.ts'
import { href } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Context } from '../../context.ts'
import { editorsMail } from '../../mail/editors-mail.ts'
import { registrationToEditorsEmail, registrationWaitingEmail } from '../../mail/emails/registration-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { queueToEditors } from '../../mail/queue-to-editors.ts'
import { sendToEditors } from '../../operations/send-feedback.ts'
import { checkedForm, refuseFields } from '../../shapes/checked-form.ts'
import { confirmMessage, messageOf } from './message-confirm.ts'

export const joinHandlers: Handlers<typeof joinCalls, Context> = {
  '/v2/forms/registration': register,
  message: ({ key }, context) => messageOf(key, context),
  'message-confirm': ({ key }, context) => confirmMessage(key, context),
  'send-feedback': sendToEditors,
}

const FORM = '/v2/forms/registration'

/** Stores the registration, the consent and both emails in one transaction. */
export async function register(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { database, visitor, config, mail, now } = context
  const { consent: _, name, ...details } = checkedForm(registrationForm(now().getFullYear()), params, checkPlace)
  const domain = domainOfSite(details.site) ?? ''
  const known = await findAgencyByDomain(database.kysely, domain)
  if (known) {
    const path = href('agency', { agency: known.slug })
    refuseFields({ site: `Агентство с этим сайтом уже есть в каталоге: ${inGuillemets(known.name)}, ${path}` })
  }
  const addressHash = await visitor.addressHash()
  await database.kysely.transaction().execute(async transaction => {
    const id = await insertRegistration(transaction, { name, domain, details })
    if (id === null)
      throw new ApiError('form-refused', ALREADY_WAITING, { site: 'Заявка с этим сайтом уже ждёт проверки' })
    await insertConsents(transaction, {
      kinds: ['personal-data'],
      form: FORM,
      subject: `registration:${id}`,
      addressHash,
    })
    const registration = { id, name, site_domain: domain, details }
    await queueEmail(transaction, registrationWaitingEmail(registration, config), mail)
    const editors = await editorsMail(transaction)
    if (editors) await queueToEditors(transaction, registrationToEditorsEmail(registration, editors, config), context)
  })
  return { success: true }
}

const ALREADY_WAITING = 'Заявка этого агентства уже получена и ждёт проверки. Ответ придёт на почту, указанную в ней'
