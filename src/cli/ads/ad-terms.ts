import { PAGES_CHANGED } from '#db/notifications.ts'
import { getSponsor, listSponsorRuns } from '#db/queries/advertising/placements.ts'
import { insertSponsorReview, replacePrice } from '#db/queries/advertising/sponsors.ts'
import { formatOf } from '#domain/advertising/formats.ts'
import { AD_SLOTS, type AdSlot, isAdSlot } from '#domain/advertising/slots.ts'
import { cleanLine, cleanText } from '#domain/forms/clean.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { hasRun } from '#domain/rules/ad-runs.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { ADVERTISING_TAG } from '#server/operations/ads/add-placement.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'

const MAX_PRICE = 100_000_000

/** `ads price`: a new price replaces the old one. */
export async function setAdPrice({ database, options, say }: CommandContext): Promise<void> {
  const slot = slotIn(options)
  const months = Number(options.months)
  const price = Number(String(options.price ?? '').replace(/[\s\u00a0]/g, ''))
  if (!Number.isInteger(months) || months < 1 || months > 12)
    throw new UsageError('Срок — от 1 до 12 месяцев: --months 3')
  if (!Number.isInteger(price) || price < 1 || price > MAX_PRICE)
    throw new UsageError('Цена — рубли за весь срок: --price 90000')
  await replacePrice(database.kysely, { slot, months, price })
  await database.notify(PAGES_CHANGED, ADVERTISING_TAG)
  say(`${formatOf(slot).title}, ${counted(months, 'month')}: ${formatMoney(price)}.`)
}

/** `ads review`: published at once, because the operator has it in writing. */
export async function addSponsorReview({ database, options, now, say }: CommandContext): Promise<void> {
  const slot = slotIn(options)
  const sponsor = await getSponsor(database.kysely, Number(options.sponsor) || 0)
  if (!sponsor)
    throw new OperatorError('Назовите рекламодателя: --sponsor <номер>. Номера: npm run ops -- ads list --all')
  const [author, role] = [cleanLine(String(options.author ?? '')), cleanLine(String(options.role ?? ''))]
  const body = cleanText(String(options.text ?? ''))
  if (author === '' || role === '' || body === '') throw new UsageError('Нужны --author, --role и --text.')
  const today = moscowDay(now)
  if (!hasRun(slot, await listSponsorRuns(database.kysely, sponsor.id, today), today))
    throw new OperatorError(
      `У ${inGuillemets(sponsor.name)} ещё не закончилась реклама в формате ${inGuillemets(formatOf(slot).title)}: отзыв пишут после неё.`,
    )
  const id = await insertSponsorReview(database.kysely, {
    ...{ sponsor_id: sponsor.id, slot, author_name: author, author_role: role, body },
    published_on: today,
  })
  await database.notify(PAGES_CHANGED, ADVERTISING_TAG)
  say(`Отзыв ${id} рекламодателя ${inGuillemets(sponsor.name)} опубликован.`)
}

function slotIn(options: CommandContext['options']): AdSlot {
  const slot = String(options.slot ?? '')
  if (isAdSlot(slot)) return slot
  throw new UsageError(`Формат — один из: ${AD_SLOTS.join(', ')}.`)
}
