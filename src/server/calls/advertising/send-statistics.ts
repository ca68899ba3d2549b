import type { Answer, Params } from '#contract/index.ts'
import { insertStatisticsRequest } from '#db/queries/advertising/statistics-requests.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { STATISTICS_FORM } from '#domain/forms/advertising-forms.ts'
import { MINUTES_ACCUSATIVE } from '#domain/russian/nouns.ts'
import { plural } from '#domain/russian/plural.ts'
import { formatMonth } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { type AudienceTable, audienceEmail } from '../../mail/emails/audience-email.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { drawAudience } from '../../media/audience-picture.ts'
import { hashOfKey } from '../../secret-key.ts'
import { checkedForm, refuseFields } from '../../shapes/checked-form.ts'
import { type Audience, audienceOf } from './audience.ts'

const CALL = 'advertising-send-statistics'
const HOUR_MS = 3_600_000

/** The figures of the page by email, once an hour per mailbox: anybody can name any mailbox. */
export async function sendStatistics(params: Params<typeof CALL>, context: Context): Promise<Answer<typeof CALL>> {
  const { email } = checkedForm(STATISTICS_FORM, params)
  const audience = await audienceOf(context)
  const period = periodOf(audience)
  const { config: site, database, visitor } = context
  // The same for everybody, and painting takes 100 ms of a core.
  const picture = await context.memo.rememberLarge(`audience-picture:${audience.to}`, () =>
    context.painter.paint(drawAudience({ ...site, ...audience, period })),
  )
  const message = audienceEmail({
    recipient: email,
    period,
    views: audience.views,
    tables: tablesOf(audience),
    picture,
    site,
  })
  const mailbox = hashOfKey(email.toLowerCase())
  const addressHash = await visitor.addressHash()
  const now = context.now()
  await database.kysely.transaction().execute(async transaction => {
    const sentAt = await insertStatisticsRequest(transaction, mailbox, now)
    if (sentAt) refuseFields({ email: tooSoon(sentAt, now) })
    const subject = `mailbox:${mailbox.toString('hex').slice(0, 16)}`
    await insertConsents(transaction, { kinds: ['personal-data'], form: CALL, subject, addressHash })
    await queueEmail(transaction, message, context.mail)
  })
  return { success: true }
}

function tooSoon(sentAt: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((sentAt.getTime() + HOUR_MS - now.getTime()) / 60_000))
  return `На этот адрес статистика уже отправлена. Следующее письмо — через ${minutes} ${plural(minutes, MINUTES_ACCUSATIVE)}`
}

const monthTitle = (month: string): string => formatMonth(`${month}-15`)

const periodOf = ({ from, to }: Audience): string => `${monthTitle(from)} — ${monthTitle(to)}`

const tablesOf = ({ months, devices, ratings, regions }: Audience): AudienceTable[] =>
  [
    { title: 'По месяцам', rows: months.map(({ month, views }) => ({ title: monthTitle(month), views })) },
    {
      title: 'По устройствам',
      rows: devices.map(({ title, views, share }) => ({ title, views, note: `${share} %` })),
    },
    { title: 'Рейтинги', rows: ratings },
    { title: 'Рейтинги городов, округов и стран', rows: regions },
  ].filter(({ rows }) => rows.length > 0)
