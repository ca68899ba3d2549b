import type { joinCalls } from '#contract/calls/join.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { sendToEditors } from '../../operations/send-feedback.ts'
import { confirmMessage, messageOf } from './message-confirm.ts'
import { register } from './registration.ts'

export const joinHandlers: Handlers<typeof joinCalls, Context> = {
  '/v2/forms/registration': register,
  message: ({ key }, context) => messageOf(key, context),
  'message-confirm': ({ key }, context) => confirmMessage(key, context),
  'send-feedback': sendToEditors,
}
