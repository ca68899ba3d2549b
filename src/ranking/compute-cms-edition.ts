import { withSystemShares } from '#domain/rating/system-shares.ts'
import { cmsKindBySlug } from '#domain/vocabulary/cms-kinds.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { webServerBySlug } from '#domain/vocabulary/web-servers.ts'
import { plainMean } from './compute-edition.ts'
import type { ProjectFact, RankingFacts, ReviewFact } from './facts.ts'
import type { Methodology } from './methodology.ts'
import { compareSlugs, withPlaces } from './rank.ts'
import { normaliseMark, points, smoothedMean, sum, toTenth } from './score.ts'
import type { SliceSize } from './slice-size.ts'
import { WHOLE } from './slices.ts'
import { countedProjects } from './weigh.ts'

export type CmsEntry = {
  slice: string
  cms: string
  place: number
  previousPlace: number | null
  score: number
  projects: number
  agencies: number
  share: number
  reviews: number
  average: number | null
}

export type CmsEditionTerms = {
  type: RatingType
  methodology: Methodology
  asOf: Date
  // Places in the preceding edition, keyed by cmsEntryKey.
  previousPlaces?: ReadonlyMap<string, number>
}

type Usage = { cms: string; projects: number; agencies: Set<number>; reviews: ReviewFact[] }

// A CMS is ranked by counted sites, by the number of agencies that build on it and by reviews of that work.
export function computeCmsEdition(
  facts: RankingFacts,
  terms: CmsEditionTerms,
): { cmsEntries: CmsEntry[]; sliceSizes: SliceSize[] } {
  const slices = [...usageBySlice(facts, terms)]
    .map(([slice, usage]) => ({
      slice,
      usages: [...usage.values()].filter(({ projects }) => projects >= terms.methodology.cms.projects),
    }))
    .filter(({ usages }) => usages.length > 0)
    .sort((a, b) => compareSlugs(a.slice, b.slice))
  return {
    cmsEntries: slices.flatMap(({ slice, usages }) => rankUsages(slice, usages, terms)),
    sliceSizes: slices.map(({ slice, usages }) => ({
      slice,
      tier: '' as const,
      participants: usages.length,
      projects: totalProjects(usages),
      bestProjects: null,
      budgets: null,
      priceBounds: null,
    })),
  }
}

export function cmsEntryKey(slice: string, cms: string): string {
  return `${slice}|${cms}`
}

function rankUsages(slice: string, usages: readonly Usage[], terms: CmsEditionTerms): CmsEntry[] {
  const { methodology, asOf, previousPlaces } = terms
  const { weights } = methodology.cms
  const mostProjects = Math.max(...usages.map(usage => usage.projects))
  const mostAgencies = Math.max(...usages.map(usage => usage.agencies.size))
  const scored = withSystemShares(usages).map(usage => ({
    slice,
    cms: usage.cms,
    previousPlace: previousPlaces?.get(cmsEntryKey(slice, usage.cms)) ?? null,
    score: toTenth(
      sum([
        points(weights.projects, usage.projects / mostProjects),
        points(weights.agencies, usage.agencies.size / mostAgencies),
        points(weights.reviews, normaliseMark(smoothedMean(usage.reviews, methodology, asOf.getTime()))),
      ]),
    ),
    projects: usage.projects,
    agencies: usage.agencies.size,
    share: usage.share,
    reviews: usage.reviews.length,
    average: plainMean(usage.reviews),
  }))
  return withPlaces(scored, ({ cms }) => cms)
}

function usageBySlice(facts: RankingFacts, { type, methodology, asOf }: CmsEditionTerms) {
  const now = asOf.getTime()
  const kindOf = new Map(facts.systems.map(({ slug, kind }) => [slug, kind]))
  const slices = new Map<string, Map<string, Usage>>()
  for (const agency of facts.agencies.toSorted((a, b) => a.id - b.id)) {
    const sites = agency.projects.filter(({ service }) => service === type.service)
    const siteOf = new Map(sites.map(site => [site.id, site]))
    for (const site of countedProjects(sites, methodology, now)) {
      for (const usage of usagesOf(slices, kindOf, site.system, site)) {
        usage.projects += 1
        usage.agencies.add(agency.id)
      }
    }
    for (const review of agency.reviews.toSorted((a, b) => a.id - b.id)) {
      const site = review.projectId === null ? undefined : siteOf.get(review.projectId)
      for (const usage of usagesOf(slices, kindOf, site?.system ?? review.system, site)) usage.reviews.push(review)
    }
  }
  return slices
}

function usagesOf(
  slices: Map<string, Map<string, Usage>>,
  kindOf: ReadonlyMap<string, string>,
  cms: string | null,
  site: ProjectFact | undefined,
): Usage[] {
  const kind = cms === null ? undefined : kindOf.get(cms)
  if (cms === null || kind === undefined) return []
  const keys = [WHOLE]
  if (cmsKindBySlug(kind)) keys.push(`cms-kind/${kind}`)
  if (site?.webServer && webServerBySlug(site.webServer)) keys.push(`web-server/${site.webServer}`)
  return keys.map(key => {
    const systems = slices.get(key) ?? new Map<string, Usage>()
    slices.set(key, systems)
    const usage = systems.get(cms) ?? { cms, projects: 0, agencies: new Set(), reviews: [] }
    systems.set(cms, usage)
    return usage
  })
}

function totalProjects(usages: readonly Usage[]): number {
  return usages.reduce((total, usage) => total + usage.projects, 0)
}
