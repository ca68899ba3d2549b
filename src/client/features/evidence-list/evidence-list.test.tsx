import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EvidenceList } from './evidence-list.tsx'

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Проект ${index + 1}`,
    path: `/agency-north/portfolio/?project=${index + 1}`,
    detail: 'март 2026',
    share: 1,
  }))

const draw = (count: number, more = 0) => renderToStaticMarkup(<EvidenceList evidence={items(count)} more={more} />)

test('«и ещё 10» opens without JavaScript and lists the other ten as links', () => {
  const html = draw(13)
  expect(html).toContain('<summary>и ещё 10</summary>')
  const [shown = '', opened = ''] = html.split('<details>')
  expect(shown.match(/<a href="\/agency-north\/portfolio\/\?project=\d+"/g)).toHaveLength(3)
  expect(opened.match(/<a href="\/agency-north\/portfolio\/\?project=\d+"/g)).toHaveLength(10)
})

test('three items need no disclosure', () => {
  expect(draw(3)).not.toContain('<details>')
})

test('items that are not listed are counted and explained', () => {
  expect(draw(7, 3)).toMatch(/<summary>и ещё 7<\/summary>.*Ещё 3\s— с малым весом/)
  expect(draw(2, 1)).toMatch(/Ещё 1\s— с малым весом или снятые с публикации/)
})
