import type { Random } from '#seed/random.ts'
import type { Picker } from '../picker.ts'
import { fill, type SlotValues, type Speakers, type Template } from '../template.ts'
import { REPLY_BAD, REPLY_GOOD } from './replies.ts'

type Bank = readonly Template[]
type Replies = { thanks: Bank; onward: Bank; any: Bank } & Readonly<Record<string, Bank>>

/** Topics of praise that get an answer; other answers need a complaint. */
const PRAISED = ['integration', 'feature', 'manager', 'leads']

/** The agency's reply to the review that was written with this picker. */
export function writeReply(
  random: Random,
  isGood: boolean,
  complaints: readonly string[],
  picker: Picker,
  values: SlotValues,
  speakers: Speakers,
): string | null {
  const banks: Replies = isGood ? REPLY_GOOD : REPLY_BAD
  const praised = isGood ? picker.saidTopics().filter(topic => PRAISED.includes(topic)) : []
  const substance = [...complaints, ...praised].flatMap(topic => banks[topic] ?? [])
  picker.startReply()
  const order = random.pickWeighted<readonly Bank[]>([
    [[banks.thanks, substance, banks.onward], 4],
    [[banks.thanks, substance], 3],
    [[banks.thanks, banks.any, banks.onward], 3],
    [[banks.thanks, banks.any], 2],
    [[banks.thanks, substance, banks.any, banks.onward], isGood ? 1 : 4],
  ])
  const sentences = order.flatMap(bank => {
    const template = picker.pick(bank, false)
    return template ? [fill(template, values, speakers, random)] : []
  })
  return sentences.length > 1 ? sentences.join(' ') : null
}
