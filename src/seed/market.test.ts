import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { type ServiceSlug, serviceBySlug } from '#domain/vocabulary/services.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { DAY } from './market/calendar.ts'
import { sharesOf } from './market/price-list.ts'
import { makeMarket } from './market.ts'

const NOW = new Date('2026-05-16T15:20:00Z')
const TODAY = '2026-05-16'

const tiny = gatherMarket(makeMarket({ size: 'tiny', seed: 7, now: NOW }))
const demo = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: NOW }))

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const by = <Row, Key>(rows: readonly Row[], key: (row: Row) => Key) => Map.groupBy(rows, key)

test('the same size, seed and day give the same market at any hour', () => {
  const evening = gatherMarket(makeMarket({ size: 'tiny', seed: 7, now: new Date('2026-05-16T23:59:00Z') }))
  expect(hashOf(evening)).toBe(hashOf(tiny))
})

test('another seed gives another market', () => {
  expect(hashOf(gatherMarket(makeMarket({ size: 'tiny', seed: 8, now: NOW })))).not.toBe(hashOf(tiny))
})

test('a review is of a project, has its data and is written after its launch', () => {
  const projects = new Map(tiny.project.map(project => [project.id, project]))
  expect(tiny.review.length).toBeGreaterThan(100)
  for (const review of tiny.review) {
    const project = projects.get(review.project_id ?? 0)
    expect(project).toMatchObject({
      is_nda: false,
      agency_id: review.agency_id,
      client_id: review.client_id,
      service: review.service,
      system: review.system,
      budget: review.price,
    })
    // Monthly work may go on after the review.
    if (serviceBySlug(review.service as ServiceSlug).unit === 'month')
      expect(review.months).toBeLessThanOrEqual(project?.months ?? 0)
    else expect(review.months).toBe(project?.months)
    expect(Date.parse(review.created_at)).toBeGreaterThan(Date.parse(project?.launched ?? ''))
  }
})

test('nothing is dated after today', () => {
  const limit = Date.parse(TODAY) + DAY
  const timestamps = [
    ...demo.project.map(row => row.launched),
    ...demo.review.flatMap(row => [row.created_at, row.published_at ?? row.created_at]),
    ...demo.review_reply.map(row => row.created_at),
    ...demo.case_study.map(row => row.published_at),
    ...demo.interview.map(row => row.published_at),
    ...demo.agency.map(row => row.created_at),
    ...demo.cms_partner.map(row => row.since),
    ...demo.agency_fact.flatMap(row => row.checked_at ?? []),
  ]
  expect(timestamps.filter(timestamp => Date.parse(timestamp) >= limit)).toEqual([])
})

test('a review is published after it was written, and answered after it was published', () => {
  const reviews = new Map(demo.review.map(review => [review.id, review]))
  for (const review of demo.review) {
    expect(review.status === 'published').toBe(review.published_at !== null)
    if (review.published_at) expect(review.published_at > review.created_at).toBe(true)
  }
  for (const reply of demo.review_reply) {
    expect(reply.created_at > (reviews.get(reply.review_id)?.published_at ?? '9999')).toBe(true)
  }
})

test('a client reviews an agency at most once a year', () => {
  const ofClients = by(demo.review, row => `${row.agency_id}/${row.client_id}`)
  const gaps = [...ofClients.values()].flatMap(rows => {
    const times = rows.map(row => Date.parse(row.created_at)).sort((a, b) => a - b)
    return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / DAY)
  })
  expect(gaps.length).toBeGreaterThan(10)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(365)
})

test('the counters of an agency match its projects and published reviews', () => {
  const projects = by(demo.project, row => row.agency_id)
  const reviews = by(
    demo.review.filter(row => row.status === 'published'),
    row => row.agency_id,
  )
  for (const agency of demo.agency) {
    const marks = (reviews.get(agency.id) ?? []).map(review => review.overall)
    expect(agency.projects_count).toBe(projects.get(agency.id)?.length)
    expect(agency.reviews_count).toBe(marks.length)
    if (marks.length === 0) expect(agency.reviews_average).toBeNull()
    else expect(agency.reviews_average).toBeCloseTo(marks.reduce((a, b) => a + b) / marks.length, 1)
  }
})

test('shares of services sum to one and match the projects', () => {
  for (const [agencyId, services] of by(demo.agency_service, row => row.agency_id)) {
    expect(services.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    const own = demo.project.filter(project => project.agency_id === agencyId)
    for (const { service, share } of services) {
      expect(share).toBeCloseTo(own.filter(project => project.service === service).length / own.length, 2)
    }
  }
  expect(sharesOf([1, 1, 1])).toEqual([0.334, 0.333, 0.333])
})

test('the starting price of an agency is that of the cheapest line of its main service', () => {
  const lines = by(demo.price_line, row => `${row.agency_id}/${row.service}`)
  const services = by(demo.agency_service, row => row.agency_id)
  for (const agency of demo.agency) {
    const own = services.get(agency.id) ?? []
    expect(agency.price_from).toBe(own.toSorted((a, b) => b.share - a.share)[0]?.price_from)
    for (const { service, price_from } of own) {
      const offered = (lines.get(`${agency.id}/${service}`) ?? []).map(line => line.price_from)
      if (price_from === null) expect(offered).toEqual([])
      else expect(Math.min(...offered)).toBe(price_from)
    }
  }
  for (const line of demo.price_line) expect(line.price_to ?? Number.POSITIVE_INFINITY).toBeGreaterThan(line.price_from)
})

test('an agency was founded before its first project and has the country of its city', () => {
  const projects = by(demo.project, row => row.agency_id)
  for (const agency of demo.agency) {
    const first = (projects.get(agency.id) ?? []).map(project => project.launched).sort()[0]
    expect(Number(first?.slice(0, 4))).toBeGreaterThanOrEqual(agency.founded)
    expect(cityBySlug(agency.city)?.country).toBe(agency.country)
    expect(agency.headcount).toBeGreaterThanOrEqual(2)
  }
})

test('awards and cases belong to the agency of their project', () => {
  const owner = new Map(demo.project.map(project => [project.id, project]))
  for (const award of demo.award) {
    const project = owner.get(award.project_id ?? 0)
    expect(project?.agency_id).toBe(award.agency_id)
    expect(award.year).toBeGreaterThanOrEqual(Number(project?.launched.slice(0, 4)))
  }
  for (const study of demo.case_study) {
    const project = owner.get(study.project_id ?? 0)
    expect(project).toMatchObject({ agency_id: study.agency_id, service: study.service, is_nda: false })
    expect(study.published_at > (project?.launched ?? '9999')).toBe(true)
  }
})

test('texts of a project under NDA do not name the client', () => {
  const clients = new Map(demo.client_company.map(client => [client.id, client]))
  const hidden = demo.project.filter(project => project.is_nda)
  expect(hidden.length).toBeGreaterThan(300)
  for (const project of hidden) {
    const texts = `${project.title} ${project.summary} ${project.result ?? ''} ${project.url ?? ''}`
    expect(texts).not.toContain(clients.get(project.client_id)?.name ?? '?')
    expect(demo.review.some(review => review.project_id === project.id)).toBe(false)
  }
})

test('the demo market has a realistic size and skew', () => {
  expect(demo.agency).toHaveLength(600)
  expect(demo.cms).toHaveLength(20)
  expect(demo.client_company).toHaveLength(2_500)
  expect(demo.project.length).toBeGreaterThan(6_300)
  expect(demo.project.length).toBeLessThan(7_700)
  const published = demo.review.filter(review => review.status === 'published').length
  expect(published).toBeGreaterThan(2_700)
  expect(published).toBeLessThan(3_300)
  const counts = demo.agency.map(agency => agency.projects_count).sort((a, b) => b - a)
  const top = counts.slice(0, 60).reduce((sum, count) => sum + count, 0)
  expect(top / demo.project.length).toBeGreaterThan(0.4)
})

test('Moscow comes first, Saint Petersburg second, and nearly every city has agencies', () => {
  const cities = [...by(demo.agency, row => row.city)].map(([city, rows]) => [city, rows.length] as const)
  const order = cities.sort((a, b) => b[1] - a[1])
  expect(order.slice(0, 2).map(([city]) => city)).toEqual(['moscow', 'st-petersburg'])
  expect((order[0]?.[1] ?? 0) / 600).toBeCloseTo(0.37, 1)
  expect(order.length).toBeGreaterThanOrEqual(26)
})

test('Moscow is more expensive than the rest', () => {
  const cityOf = new Map(demo.agency.map(agency => [agency.id, agency.city]))
  const median = (rows: typeof demo.project) => rows.map(row => row.budget).sort((a, b) => a - b)[rows.length >> 1] ?? 0
  const sites = demo.project.filter(project => project.service === 'sites' && project.site_type === 'corporative')
  const inMoscow = sites.filter(project => cityOf.get(project.agency_id) === 'moscow')
  const elsewhere = sites.filter(project => cityOf.get(project.agency_id) !== 'moscow')
  expect(median(inMoscow)).toBeGreaterThan(1.2 * median(elsewhere))
})

test('nearly half of the projects are from the last 36 months, and archive editions have enough of them', () => {
  const between = (from: string, to: string) =>
    demo.project.filter(row => row.launched >= from && row.launched < to).length
  expect(between('2023-05-16', '2026-05-17') / demo.project.length).toBeGreaterThan(0.42)
  for (const year of [2019, 2020, 2021, 2022, 2023, 2024, 2025])
    expect(between(`${year - 2}-01-01`, `${year + 1}-01-01`)).toBeGreaterThan(700)
})

test('shares of verified projects, NDAs, replies and marks are realistic', () => {
  const share = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length / rows.length
  expect(share(demo.project, row => row.is_verified)).toBeCloseTo(0.6, 1)
  expect(share(demo.project, row => row.is_nda)).toBeCloseTo(0.08, 1)
  const published = demo.review.filter(row => row.status === 'published')
  expect(demo.review_reply.length / published.length).toBeCloseTo(0.35, 1)
  const average = published.reduce((sum, row) => sum + row.overall, 0) / published.length
  expect(average).toBeGreaterThan(4)
  expect(average).toBeLessThan(4.6)
  expect(demo.review.some(row => row.status === 'pending')).toBe(true)
  expect(demo.review.some(row => row.status === 'declined')).toBe(true)
})

test('every advertisement has an advertiser, tax number and erid, and the two fixed sponsors are current', () => {
  const sponsors = new Map(demo.sponsor.map(sponsor => [sponsor.id, sponsor]))
  for (const placement of demo.ad_placement) {
    expect(sponsors.get(placement.sponsor_id)).toMatchObject({ inn: expect.stringMatching(/^\d{10,12}$/) })
    expect(placement.erid).toMatch(/^2VtzqwDemo\w{8}$/)
  }
  const current = demo.ad_placement.filter(
    row => row.slot === 'general' && row.starts_on <= TODAY && row.ends_on >= TODAY,
  )
  expect(current.map(row => row.sponsor_id)).toEqual([1, 2])
})
