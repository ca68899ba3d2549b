import { escapeXml } from '#domain/web/xml.ts'

export interface FeedItem {
  title: string
  path: string
  publishedAt: Date
  author: string
  categories: readonly string[]
  /** A sentence or two, as text. */
  lead: string
  /** The whole text. */
  html: string
}

interface Feed {
  title: string
  description: string
  /** The page with the same content. */
  path: string
  /** The feed itself. */
  feedPath: string
  items: readonly FeedItem[]
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')
/** Minutes that readers may keep the feed. */
const TTL = 60

/** RSS 2.0 with full texts. The author is `dc:creator`, because `author` must be an email address. */
export function rss(siteUrl: string, { title, description, path, feedPath, items }: Feed): string {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', title),
    element('link', siteUrl + path),
    element('description', description),
    element('language', 'ru'),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    element('ttl', String(TTL)),
    `<atom:link href="${escapeXml(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item => itemXml(siteUrl, item)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemXml(siteUrl: string, { title, path, publishedAt, author, categories, lead, html }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', siteUrl + path),
    `<guid isPermaLink="true">${escapeXml(siteUrl + path)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('dc:creator', author),
    ...categories.map(category => element('category', category)),
    element('description', lead),
    element('content:encoded', withAbsoluteLinks(siteUrl, html)),
    '</item>',
  ].join('\n')
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

/** «Mon, 16 Nov 2026 02:55:17 GMT»: the year has four digits, as RSS prefers. */
const rfc822 = (date: Date): string => date.toUTCString()

/** A reader shows the text outside the site, where its paths lead nowhere. */
const withAbsoluteLinks = (siteUrl: string, html: string): string =>
  html.replace(/(\s(?:href|src)=")(?=\/(?!\/))/g, `$1${siteUrl}`)
