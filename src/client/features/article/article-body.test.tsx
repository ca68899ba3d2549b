import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Article } from '#contract/shapes/article.ts'
import { ArticleBody } from './article-body.tsx'

const TAG = '<script>alert(1)</script>'

const chart: Extract<Article['blocks'][number], { kind: 'chart' }> = {
  kind: 'chart',
  caption: 'Медиана',
  chart: {
    id: 'median-budget',
    tab: 'prices',
    title: 'Сколько стоит?',
    source: 'Портфолио',
    sample: 1_200,
    choices: { region: 'kazan', device: '', rating: 'digital-agencies', period: '' },
    chart: {
      kind: 'lines',
      unit: '₽',
      labels: ['2 кв.', '3 кв.'],
      dates: ['2026-04-01', '2026-07-01'],
      series: [
        { id: 'median', title: 'Медиана', path: null, points: [500_000, 600_000], low: [], high: [], samples: [9, 9] },
      ],
    },
  },
}

const picture = {
  kind: 'picture' as const,
  caption: 'Карточка',
  src: '/media/og/crm.png',
  width: 1200,
  height: 630,
  source: 'Мерило',
  alt: 'Три места',
}

const draw = (blocks: Article['blocks'], given: Partial<Article> = {}) =>
  renderToStaticMarkup(
    <ArticleBody
      article={{ blocks, lists: [], agencies: [], data_on: '2026-11-16', snapshot_on: null, ...given }}
      isPhone={false}
    />,
  )

test('text of every block is drawn as text', () => {
  const spans = [{ text: TAG }]
  const html = draw([
    { kind: 'paragraph', spans },
    { kind: 'heading', level: 2, id: 'a', text: TAG },
    { kind: 'heading', level: 3, id: 'b', text: TAG },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        { depth: 0, spans },
        { depth: 1, spans },
      ],
    },
    { kind: 'table', head: [spans], rows: [[spans]] },
    { kind: 'quote', person: TAG, paragraphs: [spans] },
    { kind: 'aside', paragraphs: [spans] },
    { kind: 'code', text: TAG },
    { ...picture, caption: TAG, source: TAG },
    { ...chart, caption: TAG },
  ])
  expect(html).not.toContain('<script')
  expect(html.split('&lt;script&gt;').length).toBeGreaterThan(10)
})

test('marks and links of a run are drawn; foreign links give nothing away', () => {
  const html = draw([
    {
      kind: 'paragraph',
      spans: [
        { text: 'раз', isStrong: true, isEmphasis: true },
        { text: 'два', href: '/crm/' },
        { text: 'три', href: 'https://example.com/' },
        { text: 'почта', href: 'mailto:a@b.example' },
        { text: 'смета', href: '/abc/smeta/', isTerm: true },
      ],
    },
  ])
  expect(html).toContain('<strong><em>раз</em></strong>')
  expect(html).toContain('<a href="/crm/">два</a>')
  expect(html).toContain('<a href="https://example.com/" rel="nofollow noopener">три</a>')
  expect(html).toContain('<a href="mailto:a@b.example">почта</a>')
  expect(html).toMatch(/<a href="\/abc\/smeta\/" class="[^"]+">смета<\/a>/)
})

test('a picture has its size, its caption and its source', () => {
  const html = draw([picture])
  expect(html).toMatch(/<img [^>]*src="\/media\/og\/crm\.png" width="1200" height="630" alt="Три места" loading="lazy"/)
  expect(html).toContain('<figcaption>Карточка</figcaption>')
  expect(html).toContain('Источник: Мерило')
  expect(draw([{ ...picture, source: '' }])).not.toContain('Источник')
})

test('a chart has its table, its date, its CSV and the chart of today', () => {
  const html = draw([chart]).replaceAll('\u00a0', ' ')
  expect(html).toContain('данные на 16 ноября 2026')
  expect(html).toContain('/digital-stats/prices/median-budget.csv?region=kazan&amp;rating=digital-agencies')
  expect(html).toContain('/digital-stats/prices/?chart=median-budget&amp;region=kazan')
  expect(html).toContain('<table')
})

test('a chart without data says so', () => {
  const empty = {
    ...chart,
    chart: { ...chart.chart, chart: { ...chart.chart.chart, labels: [], dates: [], series: [] } },
  }
  expect(draw([empty])).toContain('Данных для этого графика мало.')
})

test('a list shows the rows of today, and nothing when there are none', () => {
  const block = { kind: 'rating', caption: 'Лидеры', path: '/crm/', rows: 2 } as const
  const rows = [{ place: 1, title: 'Северный контур', path: '/agency-severny-kontur/', score: 87.5 }]
  expect(draw([block], { lists: [{ path: '/crm/', title: 'Рейтинг', rows }] })).toContain('87,5')
  expect(draw([block])).not.toContain('Лидеры')
})
