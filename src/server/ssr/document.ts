import type { PageText, RenderedPage } from '#contract/page-renderer.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { isSharePicture, SHARE_PICTURES } from '../media/share-picture-address.ts'
import { iconPath, TOUCH_ICON } from '../media/site-icons.ts'
import type { PageAssets } from './assets.ts'

interface DocumentParts {
  page: RenderedPage
  assets: PageAssets
  device: 'desktop' | 'mobile'
  siteName: string
  /** Feeds for readers to discover. */
  feeds?: readonly { title: string; path: string }[]
}

/** No inline code or style: the same bytes serve everyone and the CSP needs no nonce. */
export function renderDocument({ page, assets, device, siteName, feeds = [] }: DocumentParts): Buffer {
  const { head } = page
  const description = head?.tags.meta.find(({ name }) => name === 'description')?.content
  const openGraph = head
    ? [
        property('og:site_name', siteName),
        ...typeTags(page.jsonLd),
        property('og:locale', 'ru_RU'),
        property('og:title', page.title),
        property('og:url', head.canonical),
        description ? property('og:description', description) : '',
        ...(head.image ? imageTags(head.image) : []),
      ]
    : []
  const headHtml = [
    `<!doctype html><html lang="ru" class="${device}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...assets.styles.map(file => `<link rel="stylesheet" href="${file}">`),
    // Not loaded; Vite's loader finds them here and does not load them either.
    ...(assets.joined ?? []).map(file => `<link rel="stylesheet" href="${file}" disabled>`),
    ...(page.state === null ? [] : scripts(assets, page.isForReading)),
    ...assets.fonts.map(
      file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    ),
    head ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">` : '<meta name="robots" content="noindex">',
    ...(head?.tags.meta ?? []).map(
      ({ name, content }) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
    ...openGraph,
    ...page.jsonLd.map(jsonLd),
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="${iconPath(TOUCH_ICON.name)}"><link rel="manifest" href="/manifest.webmanifest">`,
    ...feeds.map(
      ({ title, path }) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${path}">`,
    ),
    '<meta name="color-scheme" content="light dark">',
  ].join('')
  const { html, state } = page
  return encode([
    `${headHtml}</head><body><div id="root">`,
    ...html,
    '</div>',
    ...(state === null ? [] : ['<script type="application/json" id="state">', ...state, '</script>']),
    '</body></html>',
  ])
}

/** Texts between memoised bytes are encoded together: each call into the encoder has its price. */
function encode(parts: PageText): Buffer {
  const chunks: Uint8Array[] = []
  let text = ''
  const flush = () => {
    if (text !== '') chunks.push(Buffer.from(text))
    text = ''
  }
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      flush()
      chunks.push(part)
    }
  }
  flush()
  return Buffer.concat(chunks)
}

/** The page is readable and works without them: the first one, of a kilobyte, waits until styles and text are painted. */
const scripts = ({ start, entry, reading, scripts }: PageAssets, isForReading: boolean): string[] => {
  if (start === undefined) return [`<script type="module" src="${entry}"></script>`]
  return [
    `<script type="module" src="${start}" data-entry="${entry}" data-files="${scripts.join(' ')}"${isForReading && reading ? ` data-reading="${reading}"` : ''}></script>`,
  ]
}

/** Escapes `<`: no value may end the script element. */
const jsonLd = (object: object): string =>
  `<script type="application/ld+json">${JSON.stringify(object).replace(/</g, '\\u003c')}</script>`

interface ArticleData {
  '@type'?: string
  datePublished?: string
  dateModified?: string
}

/** A page whose structured data is an article is one for social networks too. */
function typeTags(jsonLd: readonly ArticleData[]): string[] {
  const article = jsonLd.find(object => /Article$/.test(object['@type'] ?? ''))
  if (!article) return [property('og:type', 'website')]
  const { datePublished, dateModified } = article
  return [
    property('og:type', 'article'),
    ...(datePublished ? [property('article:published_time', datePublished)] : []),
    ...(dateModified ? [property('article:modified_time', dateModified)] : []),
  ]
}

// With the size, social networks lay out the card before they download the image.
const imageTags = (address: string): string[] => [
  property('og:image', address),
  ...(isSharePicture(address)
    ? [
        property('og:image:width', String(SHARE_PICTURES.width)),
        property('og:image:height', String(SHARE_PICTURES.height)),
        property('og:image:type', 'image/png'),
      ]
    : []),
  '<meta name="twitter:card" content="summary_large_image">',
]

const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`
