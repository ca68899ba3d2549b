import { expect, test } from 'vitest'
import { csvHref, embedHref, marksOf, pictureHref, statHref } from './stat-address.ts'
import { orderedCharts, readStatQuery } from './stat-query.ts'

const read = (search: string) => readStatQuery(new URLSearchParams(search))

test('a page holds its whole state in its address', () => {
  const search = '?chart=web-servers&region=kazan&period=5-years&mark=web-servers.nginx,content-systems.tilda'
  expect(statHref('platforms', read(search))).toBe(`/digital-stats/platforms/${search}`)
  expect(statHref('demand', read('?device=mobile'))).toBe('/digital-stats/?device=mobile')
})

test('boxes of a plain form come one by one', () => {
  const query = read('?mark=content-systems.tilda&mark=content-systems.modx&mark=content-systems.tilda')
  expect(query.marks).toEqual(['content-systems.tilda', 'content-systems.modx'])
  expect(marksOf(query, 'content-systems')).toEqual(['tilda', 'modx'])
  expect(marksOf(query, 'content')).toEqual([])
})

test('invalid choices are ignored', () => {
  expect(read('?region=%00&device=tv&rating=<b>&period=&mark=x&chart=../etc')).toEqual({ choices: {}, marks: [] })
})

test('files and frames of a chart get its own marks only', () => {
  const query = read('?region=kazan&chart=web-servers&mark=web-servers.nginx,content-systems.tilda')
  expect(embedHref('web-servers', query)).toBe('/embed/digital-stats/web-servers/?region=kazan&mark=web-servers.nginx')
  expect(pictureHref('web-servers', query)).toBe(
    '/media/og/digital-stats/web-servers.png?region=kazan&mark=web-servers.nginx',
  )
  expect(csvHref('platforms', 'web-servers', query)).toBe('/digital-stats/platforms/web-servers.csv?region=kazan')
})

test('the day of the figures stays in every address of a chart, and is left out if it is none', () => {
  const query = read('?region=kazan&as_of=2026-11-18')
  expect(statHref('platforms', query)).toBe('/digital-stats/platforms/?region=kazan&as_of=2026-11-18')
  for (const address of [
    embedHref('web-servers', query),
    pictureHref('web-servers', query),
    csvHref('platforms', 'web-servers', query),
  ]) {
    expect(address).toContain('?region=kazan&as_of=2026-11-18')
  }
  expect(statHref('platforms', read('?as_of=2026-02-30'))).toBe('/digital-stats/platforms/')
})

test('the chart of the address comes first, an unknown one changes nothing', () => {
  expect(orderedCharts('platforms', { chart: 'web-servers' })).toEqual(['web-servers', 'content-systems'])
  expect(orderedCharts('platforms', { chart: 'unknown' })).toEqual(['content-systems', 'web-servers'])
})
