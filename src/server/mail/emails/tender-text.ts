import { formatMoney } from '#domain/numbers/money.ts'
import { formatDate } from '#domain/time/dates.ts'

export interface TenderText {
  id: number
  service: string
  system: string | null
  budget: number | null
  deadline: string | null
  body: string
  name: string
  company: string
  email: string
  phone: string | null
}

export const listed = (agencies: readonly { name: string }[]): string =>
  agencies.map(({ name }) => `— ${name}`).join('\n')

/** Everything about a request except its text. */
export function tenderFacts({ service, system, budget, deadline }: TenderText): string {
  return [
    `Услуга: ${service}`,
    ...(system === null ? [] : [`Платформа: ${system}`]),
    `Бюджет: ${budget === null ? 'не указан' : `до ${formatMoney(budget)}`}`,
    `Срок: ${deadline === null ? 'не указан' : `до ${formatDate(`${deadline}T09:00:00Z`)}`}`,
  ].join('\n')
}
