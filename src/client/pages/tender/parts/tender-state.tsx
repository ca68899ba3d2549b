import type { Answer } from '#contract/index.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import { StateRuler } from '../../../ui/scale/state-ruler.tsx'

type Status = Answer<'tender-status'>

interface Tender extends Pick<Status, 'is_confirmed' | 'is_expired' | 'outcome'> {
  recipients: readonly Pick<Status['recipients'][number], 'status'>[]
}

const STEPS = ['Заявка', 'Почта', 'У агентств', 'Ответы', 'Итог'] as const

/** Where a request is, on the ruler of everything that happens to it. */
export function TenderState({ tender }: { tender: Tender }) {
  const { at, now } = stateOf(tender)
  return <StateRuler label="Путь заявки" steps={STEPS} at={at} now={now} />
}

export function stateOf({ is_confirmed, is_expired, recipients, outcome }: Tender): { at: number; now: string } {
  if (outcome !== null) return { at: 4, now: 'Заявка закрыта' }
  if (!is_confirmed) {
    return { at: 1, now: is_expired ? 'Ссылка устарела' : `Ждёт вас, ссылка действует ${CONFIRM_DAYS}${NBSP}дней` }
  }
  const total = recipients.length
  const answered = recipients.filter(({ status }) => status === 'answered' || status === 'refused').length
  const read = recipients.filter(({ status }) => status === 'read').length + answered
  if (answered > 0)
    return { at: answered === total ? 3 : 2 + answered / total, now: `Ответили ${answered} из ${total}` }
  return { at: 2, now: read > 0 ? `Прочитали ${read} из ${total}` : 'У агентств, ещё не прочитали' }
}
