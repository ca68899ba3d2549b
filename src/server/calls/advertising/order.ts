import type { Answer, Params } from '#contract/index.ts'
import { listPlacePeriods } from '#db/queries/advertising/placements.ts'
import { formatOf } from '#domain/advertising/formats.ts'
import { takenIn } from '#domain/advertising/free-months.ts'
import { capacityOf } from '#domain/advertising/slots.ts'
import { YEAR_MONTHS } from '#domain/counter/demand.ts'
import { AD_ORDER_FORM } from '#domain/forms/advertising-forms.ts'
import type { CleanValues } from '#domain/forms/check-form.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatMonth, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { sendAdOrder } from '../../operations/send-feedback.ts'
import { checkedForm, refuseFields } from '../../shapes/checked-form.ts'
import { adPages } from './ad-formats.ts'

const CALL = 'advertising-order'

type Order = CleanValues<typeof AD_ORDER_FORM>

/** An order waits in the editors' queue; money and papers follow by email. */
export async function orderAdvertising(params: Params<typeof CALL>, context: Context): Promise<Answer<typeof CALL>> {
  const order = checkedForm(AD_ORDER_FORM, params, values => scopeErrors(values, context))
  await refuseTaken(order, context)
  const { name, email, phone } = order
  await sendAdOrder({ name, email, phone, message: messageOf(order) }, context)
  return { success: true }
}

const monthOf = (month: string): number => moscowMonth(`${month}-15`)

function scopeErrors({ format, rating, month }: Order, { now }: Context): Record<string, string> {
  const first = moscowMonth(now())
  const asked = monthOf(month)
  return {
    ...(formatOf(format).scope === 'rating' && rating === null ? { rating: 'Выберите рейтинг' } : {}),
    ...(asked < first || asked >= first + YEAR_MONTHS ? { month: 'Выберите месяц в пределах года' } : {}),
  }
}

/** The whole site, where the format is not sold by rating. */
const ratingOf = ({ format, rating }: Order): string | null => (formatOf(format).scope === 'site' ? null : rating)

async function refuseTaken(order: Order, { database, now }: Context): Promise<void> {
  const place = { slot: order.format, ratingType: ratingOf(order) }
  const periods = await listPlacePeriods(database.kysely, place, moscowDay(now()))
  const first = monthOf(order.month)
  const months = Array.from({ length: order.months }, (_, index) => first + index)
  const full = months.find(month => takenIn(month, periods) >= capacityOf(place.ratingType))
  if (full === undefined) return
  const title = formatMonth(new Date(Date.UTC(Math.floor(full / 12), full % 12, 15)))
  refuseFields({ month: `Это место уже занято: ${title}. Выберите другой месяц, срок или рейтинг` })
}

function messageOf(order: Order): string {
  const { format, month, months, company, message } = order
  return [
    `Формат: ${formatOf(format).title}`,
    `Где: ${adPages(ratingOf(order)).title}`,
    `Начало: ${formatMonth(`${month}-15`)}`,
    `Срок: ${counted(months, 'month')}`,
    `Компания: ${company}`,
    ...(message === null ? [] : ['', message]),
  ].join('\n')
}
