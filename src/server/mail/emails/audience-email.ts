import type { Email } from '#db/queries/mail/mail.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { link, paragraph, style } from './email-html.ts'
import { type EmailSite, signature } from './email-parts.ts'

export interface AudienceTable {
  title: string
  rows: readonly { title: string; views: number; note?: string }[]
}

interface AudienceEmail {
  recipient: string
  /** «ноябрь 2025 — октябрь 2026» */
  period: string
  views: number
  tables: readonly AudienceTable[]
  picture: Buffer
  site: EmailSite
}

/** Somebody asked for the figures; nothing follows, so there is nothing to unsubscribe from. */
export function audienceEmail({ recipient, picture, ...told }: AudienceEmail): Email {
  return {
    kind: 'advertising-statistics',
    about: null,
    recipient,
    replyTo: null,
    isUnconfirmed: true,
    subject: `Аудитория сайта «${told.site.siteName}»: ${told.period}`,
    body: plainText(told),
    html: html(told),
    picture,
  }
}

type Told = Omit<AudienceEmail, 'recipient' | 'picture'>

const HOW =
  'Считает собственный счётчик сайта: без роботов и без тех, кто просил не считать. Показ — открытая страница, а не человек.'
const WHY = 'Вы получили это письмо, потому что этот адрес указали на странице о рекламе. Других писем не будет.'

const lead = ({ views, period }: Told): string =>
  `Здравствуйте! За двенадцать месяцев, ${period}, страницы сайта открыли ${formatNumber(views)}${NBSP}раз.`

function plainText(told: Told): string {
  const { tables, site } = told
  const sections = tables.map(({ title, rows }) =>
    [title, ...rows.map(row => `— ${row.title}: ${figure(row)}`)].join('\n'),
  )
  return `${[lead(told), ...sections, HOW].join('\n\n')}

Форматы и цены:
${site.siteUrl}${href('advertising-prices')}

${WHY}

${signature(site)}`
}

const figure = ({ views, note }: AudienceTable['rows'][number]): string =>
  note === undefined ? formatNumber(views) : `${formatNumber(views)} (${note})`

function html(told: Told): string {
  const { tables, period, site } = told
  return [
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(period)}</title></head>`,
    `<body ${style('body')}><div ${style('page')}>`,
    paragraph('text', lead(told)),
    `<img src="cid:picture" alt="Показы страниц по месяцам; те же числа в таблице ниже" width="600" ${style('picture')}>`,
    ...tables.map(tableHtml),
    paragraph('small', HOW),
    `<p ${style('text')}>${link(site.siteUrl + href('advertising-prices'), 'Форматы и цены')}</p>`,
    paragraph('small', WHY),
    `<p ${style('small')}>${link(`${site.siteUrl}/`, escapeHtml(site.siteName))}</p>`,
    '</div></body></html>',
  ].join('\n')
}

const tableHtml = ({ title, rows }: AudienceTable): string => {
  const lines = rows.map(
    row =>
      `<tr><th scope="row" ${style('name')}>${escapeHtml(row.title)}</th>` +
      `<td ${style('figure')}><b>${escapeHtml(figure(row))}</b></td></tr>`,
  )
  return `<h2 ${style('heading')}>${escapeHtml(title)}</h2><table ${style('table')}>${lines.join('')}</table>`
}
