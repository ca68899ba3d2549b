import { ApiError } from '#contract/errors.ts'
import type { Db } from '#db/connect.ts'
import { getLastRequest, lockKey } from '#db/queries/review-forms/review-requests.ts'
import { REPEAT_DAYS } from '#domain/forms/review-request-form.ts'
import { formatDate } from '#domain/time/dates.ts'

const DAY_MS = 86_400_000

interface AskedClient {
  agency_id: number
  email: string
  url: string
}

/** One email about one project to one person in a month. Locks the three until commit. */
export async function refuseRepeated(transaction: Db, asked: AskedClient, now: Date): Promise<void> {
  await lockKey(transaction, `review-request ${asked.agency_id} ${asked.email.toLowerCase()} ${asked.url}`)
  const last = await getLastRequest(transaction, asked, new Date(now.getTime() - REPEAT_DAYS * DAY_MS))
  if (!last) return
  const again = formatDate(new Date(last.getTime() + REPEAT_DAYS * DAY_MS))
  throw new ApiError('form-refused', 'Такой запрос уже отправлен', {
    email: `Письмо об этом проекте уже ушло на этот адрес ${formatDate(last)}. Повторить можно после ${again}`,
  })
}
