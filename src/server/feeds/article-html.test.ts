import { expect, test } from 'vitest'
import type { Block } from '#domain/content/tree.ts'
import { articleHtml } from './article-html.ts'

test.each<[string, Block, string]>([
  [
    'a paragraph with a link',
    {
      kind: 'paragraph',
      spans: [{ text: 'См. ' }, { text: 'рейтинг', href: '/crm/', isStrong: true }, { text: ' <b>' }],
    },
    '<p>См. <a href="/crm/"><strong>рейтинг</strong></a> &lt;b&gt;</p>',
  ],
  ['a heading', { kind: 'heading', level: 2, id: 'a', text: 'Цены & сроки' }, '<h2>Цены &amp; сроки</h2>'],
  [
    'a list',
    { kind: 'list', isOrdered: true, items: [{ depth: 0, spans: [{ text: 'раз' }] }] },
    '<ol><li>раз</li></ol>',
  ],
  [
    'a table',
    { kind: 'table', head: [[{ text: 'Год' }]], rows: [[[{ text: '2026' }]]] },
    '<table><tr><th>Год</th></tr><tr><td>2026</td></tr></table>',
  ],
  [
    'a quote',
    { kind: 'quote', person: 'Анна', paragraphs: [[{ text: 'Дорого' }]] },
    '<blockquote><p>Дорого</p><p>— Анна</p></blockquote>',
  ],
  [
    'a live list of a rating',
    { kind: 'rating', caption: 'Лучшие', path: '/crm/', rows: 5 },
    '<p><a href="/crm/">Лучшие</a></p>',
  ],
  [
    'a picture',
    {
      kind: 'picture',
      ...{ caption: 'Цены', src: '/media/og/crm.png', width: 1200, height: 630, source: 'Мерило', alt: '"Рост"' },
    },
    '<figure><img src="/media/og/crm.png" width="1200" height="630" alt="&quot;Рост&quot;"><figcaption>Цены. Источник: Мерило</figcaption></figure>',
  ],
  ['the card of an agency', { kind: 'agency', slug: 'sever' }, '<p><a href="/agency-sever/">Север &amp; Ко</a></p>'],
])('%s becomes plain HTML', (_, block, html) => {
  expect(articleHtml([block], new Map([['sever', 'Север & Ко']]))).toBe(html)
})
