import type { Email } from '#db/queries/mail/mail.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Topic } from '#domain/subscriptions/topics.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { link, paragraph, style } from './email-html.ts'
import { type EmailSite, signature } from './email-parts.ts'
import { type Subscriber, toSubscriber, unsubscribeUrl } from './subscription-emails.ts'

/** One edition of a newsletter, the same for all its subscribers. Paths are of our own site. */
export interface Issue {
  subject: string
  lead: string
  sections: readonly IssueSection[]
}

export interface IssueSection {
  title: string
  path: string
  /** The finding in a sentence. */
  text: string | null
  rows: readonly { title: string; value: string; change: string }[]
  /** Below the rows. */
  note: string | null
  picture: string | null
}

interface IssueEmail {
  to: Subscriber
  topic: Topic
  issue: Issue
  site: EmailSite
}

export function issueEmail({ to, topic, issue, site }: IssueEmail): Email {
  const unsubscribe = unsubscribeUrl(to.key, site)
  return {
    ...toSubscriber(to, site),
    kind: 'issue',
    subject: issue.subject,
    body: issueText({ topic, issue, site, unsubscribe }),
    html: issueHtml({ topic, issue, site, unsubscribe }),
    isBulk: true,
  }
}

interface IssueBody extends Pick<IssueEmail, 'topic' | 'issue' | 'site'> {
  unsubscribe: string
}

function issueText({ topic, issue, site, unsubscribe }: IssueBody): string {
  const sections = issue.sections.map(({ title, path, text, rows, note }) =>
    [
      title,
      ...(text === null ? [] : [text]),
      ...rows.map(row => `— ${row.title}: ${row.value}, ${row.change}`),
      ...(note === null ? [] : [note]),
      site.siteUrl + path,
    ].join('\n'),
  )
  return `${[issue.lead, ...sections].join('\n\n')}

${whySent(topic)} Отписаться одним нажатием:
${unsubscribe}

${signature(site)}`
}

const whySent = ({ title }: Topic): string => `Вы подписаны на ${inGuillemets(title)} и подтвердили этот адрес.`

function issueHtml({ topic, issue, site, unsubscribe }: IssueBody): string {
  return [
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>${escapeHtml(issue.subject)}</title></head>`,
    `<body ${style('body')}><div ${style('page')}>`,
    paragraph('text', issue.lead),
    ...issue.sections.map(section => sectionHtml(section, site.siteUrl)),
    `<p ${style('small')}>${escapeHtml(whySent(topic))} ${link(unsubscribe, 'Отписаться')}</p>`,
    `<p ${style('small')}>${link(`${site.siteUrl}/`, escapeHtml(site.siteName))}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function sectionHtml({ title, path, text, rows, note, picture }: IssueSection, siteUrl: string): string {
  const image = (src: string) =>
    `<img src="${escapeHtml(siteUrl + src)}" alt="${escapeHtml(`График: ${title}`)}" width="600" ${style('picture')}>`
  return [
    `<h2 ${style('heading')}>${link(siteUrl + path, escapeHtml(title))}</h2>`,
    ...(text === null ? [] : [paragraph('text', text)]),
    ...(rows.length === 0 ? [] : [`<table ${style('table')}>${rows.map(rowHtml).join('')}</table>`]),
    ...(note === null ? [] : [paragraph('small', note)]),
    ...(picture === null ? [] : [link(siteUrl + path, image(picture))]),
  ].join('\n')
}

const rowHtml = ({ title, value, change }: IssueSection['rows'][number]): string =>
  `<tr><th scope="row" ${style('name')}>${escapeHtml(title)}</th>` +
  `<td ${style('figure')}><b>${escapeHtml(value)}</b></td><td ${style('figure')}>${escapeHtml(change)}</td></tr>`
