import type { AgencyFacts } from './facts.ts'

/** The facts of an agency as they were known at an earlier time. */
export function knownAt(agency: AgencyFacts, time: number): AgencyFacts {
  const year = new Date(time).getUTCFullYear()
  return {
    ...agency,
    projects: agency.projects.filter(({ launchedAt }) => launchedAt <= time),
    reviews: agency.reviews.filter(({ publishedAt }) => publishedAt <= time),
    cases: agency.cases.filter(({ publishedAt }) => publishedAt <= time),
    awards: agency.awards.filter(award => award.year <= year),
    checkedFacts: agency.checkedFacts.filter(kind => (agency.checkedAt?.[kind] ?? 0) <= time),
  }
}
