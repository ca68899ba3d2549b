import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AdMark, AdSlot } from './ad-mark.tsx'

const DISCLOSURE = { advertiser: 'ООО «Точка сборки»', inn: '7700000000', erid: '2VtzqwDemo' }

test('the mark names the advertiser, its INN and the erid token', () => {
  expect(renderToStaticMarkup(<AdMark {...DISCLOSURE} />)).toContain(
    'Реклама. ООО «Точка сборки», ИНН 7700000000. erid: 2VtzqwDemo',
  )
})

describe.each(['advertiser', 'inn', 'erid'] as const)('without %s', field => {
  test.each([undefined, null, '', '  '])('the ad is not shown at all (%j)', absent => {
    const disclosure = { ...DISCLOSURE, [field]: absent }
    expect(renderToStaticMarkup(<AdMark {...disclosure} />)).toBe('')
    expect(renderToStaticMarkup(<AdSlot disclosure={disclosure}>Купите</AdSlot>)).toBe('')
  })
})

test('a disclosed ad is shown with its mark', () => {
  const html = renderToStaticMarkup(<AdSlot disclosure={DISCLOSURE}>Поддержка магазинов</AdSlot>)
  expect(html).toContain('Поддержка магазинов')
  expect(html).toContain('erid: 2VtzqwDemo')
})
