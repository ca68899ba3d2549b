import { expect, test } from 'vitest'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { repeatedShare, sentenceCounts } from '#tests/support/text/repeats.ts'
import { type Ballot, castVotes } from './cast-votes.ts'
import { makeMarket } from './market.ts'
import { makeRandom } from './random.ts'
import { type AgencyRecord, agencyAt } from './texts/experts/agency-at.ts'

const NOW = new Date('2026-11-18T15:20:00Z')
const demo = gatherMarket(makeMarket({ size: 'demo', seed: 7, now: NOW }))

const by = <Row>(rows: readonly Row[], key: (row: Row) => number) => Map.groupBy(rows, key)
const projects = by(demo.project, row => row.agency_id)
const published = demo.review.filter(row => row.published_at !== null)
const reviews = by(published, row => row.agency_id)
const agencyOf = new Map(demo.review.map(row => [row.id, row.agency_id]))
const replies = by(demo.review_reply, row => agencyOf.get(row.review_id) ?? 0)
const cases = by(demo.case_study, row => row.agency_id)

const records = new Map(
  demo.agency.map((agency): [number, AgencyRecord] => [
    agency.id,
    {
      agency,
      projects: (projects.get(agency.id) ?? [])
        .map(project => ({ ...project, has_result: project.result !== null }))
        .toSorted((a, b) => a.launched.localeCompare(b.launched)),
      reviews: (reviews.get(agency.id) ?? []).map(review => ({ ...review, published_at: review.published_at ?? '' })),
      replies: replies.get(agency.id) ?? [],
      cases: cases.get(agency.id) ?? [],
    },
  ]),
)

/** Editions with the agencies of most works first. */
const ballots = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026].flatMap((year, index) =>
  RATING_TYPES.map(({ slug: type, service }, order): Ballot => {
    const at = new Date(Math.min(NOW.getTime(), Date.UTC(year + 1, 0, 1)))
    const since = `${year - 2}-01-01`
    const counts = [...projects].map(([agency_id, own]) => ({
      agency_id,
      works: own.filter(
        project =>
          (!service || project.service === service) && project.launched >= since && new Date(project.launched) < at,
      ).length,
    }))
    const leaders = counts
      .filter(({ works }) => works > 1)
      .sort((a, b) => b.works - a.works || a.agency_id - b.agency_id)
    return {
      ...{ edition: index * 100 + order, type, at },
      leaders: leaders.slice(0, 30).map(({ agency_id }, place) => ({ agency_id, place: place + 1 })),
    }
  }),
)

const votes = castVotes(makeRandom(7).fork('votes'), demo.expert, ballots, records)
const comments = votes.flatMap(({ comment }) => comment ?? [])

test('every edition has votes, an expert votes once for an agency in it, and about half give a reason', () => {
  expect(new Set(votes.map(vote => vote.edition_id)).size).toBe(
    ballots.filter(({ leaders }) => leaders.length > 0).length,
  )
  const keys = votes.map(vote => `${vote.expert_id}/${vote.edition_id}/${vote.agency_id}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(comments.length / votes.length).toBeGreaterThan(0.4)
  expect(comments.length / votes.length).toBeLessThan(0.65)
})

test('no comment is the same for more than two agencies, and few say the same words', () => {
  expect(comments.length).toBeGreaterThan(200)
  const counts = Map.groupBy(votes, vote => vote.comment)
  counts.delete(null)
  for (const own of counts.values()) expect(new Set(own.map(vote => vote.agency_id)).size).toBeLessThanOrEqual(2)
  expect(repeatedShare(comments, 6)).toBeLessThan(0.3)
  expect(sentenceCounts(comments)[0]?.[1]).toBeLessThanOrEqual(12)
})

test('comments have no template artefacts', () => {
  const flaws = /[{}<>[\]|#@~()]|undefined|null|NaN| {2}| [,.!?]|\.\.|,,|(?<![а-яёa-z-])([а-яё]+) \1(?![а-яё-])/iu
  expect(
    comments.filter(comment => flaws.test(comment) || !/^[А-ЯЁA-Z0-9«]/.test(comment) || !comment.endsWith('.')),
  ).toEqual([])
})

test('what an expert says was true of the agency then', () => {
  const ballotOf = new Map(ballots.map(ballot => [ballot.edition, ballot]))
  let told = 0
  for (const { comment, edition_id, agency_id } of votes) {
    const record = records.get(agency_id)
    if (!comment || !record) continue
    const at = ballotOf.get(edition_id)?.at ?? NOW
    const known = agencyAt(record, at)
    for (const [year] of comment.matchAll(/\b20\d\d(?= год|-м)/g)) {
      told += 1
      expect([known.founded, known.oldest]).toContain(Number(year))
    }
    for (const [, count] of comment.matchAll(/(\d+)\u00A0проект\S* за три года/g)) {
      told += 1
      expect(Number(count)).toBe(known.recent)
    }
  }
  expect(told).toBeGreaterThan(100)
})

test('experts look at different things', () => {
  const own = Map.groupBy(
    votes.filter(({ comment }) => comment),
    vote => vote.expert_id,
  )
  const openings = [...own.values()].map(list => new Set(list.map(({ comment }) => comment?.split(' ')[0])).size)
  expect(openings.length).toBeGreaterThan(demo.expert.length / 2)
})
