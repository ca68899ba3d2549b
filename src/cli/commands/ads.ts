import { listPlacements, listReported } from '#db/queries/advertising/register.ts'
import { formatOf } from '#domain/advertising/formats.ts'
import { monthReportCsv } from '#domain/advertising/register-csv.ts'
import { AD_SLOTS, type AdSlot } from '#domain/advertising/slots.ts'
import { endOfMoscowMonth, formatDateNumeric, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import { stopAd } from '#server/operations/ads/stop-placement.ts'
import { actionCommand, MAX_LISTED } from '../action-command.ts'
import { addSponsorReview, setAdPrice } from '../ads/ad-terms.ts'
import { addAd } from '../ads/add-ad.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'

const text = { type: 'string' } as const

export const ads = actionCommand({
  name: 'ads',
  actions: [
    { name: 'list', after: '[--all]', help: 'идущая и будущая реклама; --all — вся', run: list },
    { name: 'add', after: '--slot … --erid …', help: 'проверить и поставить объявление', run: addAd },
    { name: 'stop', takesId: true, help: 'снять; в реестре объявление останется', run: stop },
    { name: 'report', after: '--month 2026-03', help: 'CSV за месяц: erid, дни, показы, клики', run: report },
    { name: 'price', after: '--slot … --months 3 --price …', help: 'цена формата за срок', run: setAdPrice },
    { name: 'review', after: '--sponsor 3 --slot …', help: 'отзыв рекламодателя', run: addSponsorReview },
  ],
  options: {
    all: { type: 'boolean', default: false },
    month: text,
    slot: text,
    rating: text,
    sponsor: text,
    name: text,
    advertiser: text,
    inn: text,
    link: text,
    agency: text,
    title: text,
    attribute: { type: 'string', multiple: true },
    erid: text,
    from: text,
    to: text,
    image: text,
    counters: text,
    months: text,
    price: text,
    author: text,
    role: text,
    text,
  },
  more: [
    `add: --slot ${AD_SLOTS.join('|')} [--rating crm] --title "…" [--attribute "…"]`,
    '     --erid … --from 2026-03-01 --to 2026-03-31 [--agency слаг] [--image logo.png]',
    '     и рекламодатель: --sponsor <номер> или --name "…" --advertiser "ООО «…»" --inn … --link https://…',
    '     [--counters metrika,tracker|none] — каким счётчикам сообщать о кликах по строке спонсора; без него — всем',
    'review: --sponsor <номер> --slot … --author "…" --role "…" --text "…"',
  ],
})

async function list({ database, options, now, say }: CommandContext): Promise<void> {
  const from = options.all === true ? null : moscowDay(now)
  const rows = await listPlacements(database.kysely, { from, limit: MAX_LISTED })
  if (rows.length === 0) return say('Рекламы нет.')
  for (const row of rows) {
    const period = `${formatDateNumeric(row.starts_on)} — ${formatDateNumeric(row.ends_on)}`
    const state = row.stopped_at === null ? '' : ', снято'
    const where = row.rating_type ?? 'весь сайт'
    say(
      `${row.id}  ${period}${state}  ${formatOf(row.slot as AdSlot).title}, ${where}: ${row.name} (№ ${row.sponsor_id}), erid ${row.erid ?? 'нет'}`,
    )
  }
  if (rows.length === MAX_LISTED) say(`Показаны первые ${MAX_LISTED}.`)
}

async function stop({ database, now, say }: CommandContext, id: number): Promise<void> {
  const outcome = await stopAd(database, id, now)
  if (outcome === 'unknown') throw new OperatorError(`Нет объявления ${id}. Список: npm run ops -- ads list`)
  if (outcome === 'over') throw new OperatorError(`Объявление ${id} уже не показывается.`)
  say(outcome === 'stopped' ? `Объявление ${id} снято.` : `Объявление ${id} удалено: показать его не успели.`)
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

async function report({ database, options, say }: CommandContext): Promise<void> {
  const month = String(options.month ?? '')
  if (!MONTH.test(month)) throw new UsageError('Назовите месяц: npm run ops -- ads report --month 2026-03')
  const span = { from: `${month}-01`, to: moscowDay(endOfMoscowMonth(moscowMonth(`${month}-15`))) }
  const csv = monthReportCsv(await listReported(database.kysely, span), span)
  for (const line of csv.trimEnd().split('\r\n')) say(`${line}\r`)
}
