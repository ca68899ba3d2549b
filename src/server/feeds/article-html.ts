import type { Block, Span } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { isStatTab } from '#domain/stats/chart-ids.ts'
import { tabHref } from '#domain/stats/stat-address.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'

/** An article as plain HTML for feed readers, which have neither our styles nor live lists: those become links. */
export const articleHtml = (blocks: readonly Block[], agencyNames: ReadonlyMap<string, string>): string =>
  blocks.map(block => blockHtml(block, agencyNames)).join('')

function blockHtml(block: Block, agencyNames: ReadonlyMap<string, string>): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.spans)
    case 'heading':
      return element(`h${block.level}`, escapeHtml(block.text))
    case 'list':
      return element(
        block.isOrdered ? 'ol' : 'ul',
        block.items.map(({ spans }) => element('li', spansHtml(spans))).join(''),
      )
    case 'table':
      return element('table', [row('th', block.head), ...block.rows.map(cells => row('td', cells))].join(''))
    case 'quote':
      return element(
        'blockquote',
        block.paragraphs.map(paragraph).join('') +
          (block.person === null ? '' : element('p', `— ${escapeHtml(block.person)}`)),
      )
    case 'aside':
      return block.paragraphs.map(paragraph).join('')
    case 'code':
      return element('pre', element('code', escapeHtml(block.text)))
    case 'picture':
      return element('figure', image(block) + element('figcaption', escapeHtml(captionOf(block))))
    case 'chart': {
      const { id, tab, title } = block.chart
      return linkParagraph(`${isStatTab(tab) ? tabHref(tab) : href('digital-stats')}#${id}`, block.caption || title)
    }
    case 'rating':
      return linkParagraph(block.path, block.caption || block.path)
    case 'agency':
      return linkParagraph(href('agency', { agency: block.slug }), agencyNames.get(block.slug) ?? block.slug)
  }
}

type Picture = Extract<Block, { kind: 'picture' }>

const image = ({ src, width, height, alt }: Picture): string =>
  `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`
const captionOf = ({ caption, source }: Picture): string =>
  source === '' ? caption : `${caption}. Источник: ${source}`

const spansHtml = (spans: readonly Span[]): string => spans.map(spanHtml).join('')

function spanHtml({ text, isStrong, isEmphasis, isCode, href: address }: Span): string {
  const tags = [...(isCode ? ['code'] : []), ...(isEmphasis ? ['em'] : []), ...(isStrong ? ['strong'] : [])]
  const html = tags.reduce((inner, tag) => element(tag, inner), escapeHtml(text))
  return address === undefined ? html : link(address, html)
}

const element = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`
const link = (address: string, html: string): string => `<a href="${escapeHtml(address)}">${html}</a>`
const paragraph = (spans: readonly Span[]): string => element('p', spansHtml(spans))
const linkParagraph = (address: string, text: string): string => element('p', link(address, escapeHtml(text)))
const row = (tag: 'th' | 'td', cells: readonly Span[][]): string =>
  element('tr', cells.map(spans => element(tag, spansHtml(spans))).join(''))
