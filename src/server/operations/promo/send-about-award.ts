import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { insertFeedback } from '#db/queries/join/feedback.ts'
import { insertServiceResponse } from '#db/queries/promo/service-responses.ts'
import { PROMO_FEEDBACK_FORM } from '#domain/forms/promo-feedback-form.ts'
import type { Context } from '../../context.ts'
import { editorsMail } from '../../mail/editors-mail.ts'
import { editorsEmail } from '../../mail/emails/feedback-email.ts'
import { queueToEditors } from '../../mail/queue-to-editors.ts'
import { checkedForm } from '../../shapes/checked-form.ts'

const FORM = 'promo-page-send-feedback'

/** Goes to the editors' queue. With consent to publish it also waits among the responses for their decision. */
export async function sendAboutAward(params: Params<typeof FORM>, context: Context): Promise<Answer<typeof FORM>> {
  const { database, visitor, config: site } = context
  const { name, signature, email, phone, message, publish } = checkedForm(PROMO_FEEDBACK_FORM, params)
  const editors = await editorsMail(database.kysely)
  const addressHash = await visitor.addressHash()
  await database.kysely.transaction().execute(async transaction => {
    const id = await insertFeedback(transaction, { form: FORM, agency_id: null, name, email, phone, message })
    await insertConsents(transaction, {
      kinds: publish ? ['personal-data', 'publication'] : ['personal-data'],
      form: FORM,
      subject: `feedback:${id}`,
      addressHash,
    })
    if (publish) {
      await insertServiceResponse(transaction, {
        ...{ about: 'award', author: name, signature, body: message },
        ...{ may_publish: true, feedback_id: id, tender_id: null },
      })
    }
    if (editors !== null)
      await queueToEditors(
        transaction,
        editorsEmail({ id, editors, from: { name, email, phone }, message, site }),
        context,
      )
  })
  return { success: true }
}
