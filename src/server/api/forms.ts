import type { formCalls } from '#contract/calls/forms.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../context.ts'
import { sendFeedback } from './send-feedback.ts'
import { showPhone } from './show-phone.ts'

export const formHandlers: Handlers<typeof formCalls, Context> = {
  'agency-show-phone': ({ agency }, context) => showPhone(agency, context),
  'agency-page-send-feedback': sendFeedback,
}
