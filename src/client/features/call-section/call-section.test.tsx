import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { CallSection } from './call-section.tsx'

type News = Answer<'news-main'>

const NEWS = { slug: 'a', title: 'Новая методика', lead: '', category: 'rating', published_at: '2026-01-15T09:00:00Z' }

const draw = ({ response = null, isError = false }: { response?: News | null; isError?: boolean }) =>
  renderToStaticMarkup(
    <CallSection
      id="news"
      title="Новости"
      call={{ response, isError, retry: () => undefined }}
      isEmpty={({ news }) => news.length === 0}
    >
      {({ news }) => news.map(({ slug, title }) => <p key={slug}>{title}</p>)}
    </CallSection>,
  )

test('an empty block is left out together with its heading', () => {
  expect(draw({ response: { news: [] } })).toBe('')
})

test('a block shows its answer under its heading', () => {
  const html = draw({ response: { news: [NEWS] } })
  expect(html).toMatch(/<h2 id="news">Новости<\/h2>.*Новая методика/)
  expect(html).not.toContain('Загружаем')
})

test('a block without an answer yet shows that it is loading', () => {
  expect(draw({})).toContain('Загружаем…')
})

test('a failed block offers a retry', () => {
  const html = draw({ isError: true })
  expect(html).toContain('Повторить')
  expect(html).not.toContain('Загружаем')
})

test('a failure keeps the previous content', () => {
  const html = draw({ isError: true, response: { news: [NEWS] } })
  expect(html).toContain('Новая методика')
  expect(html).toContain('Повторить')
})
