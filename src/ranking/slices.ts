import type { RatingPath } from '#domain/paths/rating-path.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { companyListBySlug } from '#domain/vocabulary/company-lists.ts'
import { countryBySlug } from '#domain/vocabulary/countries.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import type { AgencyFacts, CaseFact, ProjectFact, ReviewFact } from './facts.ts'
import type { SliceFacts } from './weigh.ts'

export const WHOLE = ''

// The key under which a rating's slice is stored: '', 'city/kazan', 'platform/ios', 'platform/ios/city/kazan'.
export function sliceKey({ platform, slice }: Pick<RatingPath, 'platform' | 'slice'>): string {
  return joinKeys(platform ? `platform/${platform}` : WHOLE, slice ? `${slice.kind}/${slice.slug}` : WHOLE)
}

// The facts of one agency, dealt to the slices its projects belong to, in one pass over each list.
export function dealFacts(agency: AgencyFacts, type: RatingType): Map<string, SliceFacts> {
  const dealt = new Map<string, Dealt>()
  const keysOfProject = new Map<number, readonly string[]>()
  for (const project of byId(agency.projects)) {
    const keys = projectKeys(project, type)
    keysOfProject.set(project.id, keys)
    for (const key of keys) pileOf(dealt, key).projects.push(project)
  }
  for (const review of byId(agency.reviews)) {
    if (review.service !== type.service) continue
    for (const key of reviewKeys(review, keysOfProject)) pileOf(dealt, key).reviews.push(review)
  }
  for (const study of byId(agency.cases)) {
    if (study.service !== type.service) continue
    for (const key of linkedKeys(study.projectId, keysOfProject)) pileOf(dealt, key).cases.push(study)
  }
  const own = {
    service: type.service,
    tierBounds: type.tierBounds,
    allProjects: pileOf(dealt, WHOLE).projects,
    awards: byId(agency.awards),
    checkedFacts: agency.checkedFacts,
  }
  return new Map([...dealt].map(([key, pile]) => [key, { ...own, ...pile }]))
}

// A place keeps all an agency did, so a key of projects and each of its places share one measure.
export function slicesOf(key: string, agency: AgencyFacts): string[] {
  return isOpenToPlaces(key) ? [key, ...placeKeys(agency).map(place => joinKeys(key, place))] : [key]
}

// The key whose measure a stored slice shows: 'platform/ios/city/kazan' is measured as 'platform/ios'.
export function measureKeyOf(slice: string): string {
  return slice.replace(/(^|\/)(?:country|city|district)\/[^/]+$/, '')
}

type Dealt = { projects: ProjectFact[]; reviews: ReviewFact[]; cases: CaseFact[] }

const PLATFORM_KEYS = new Map<string, string>(APP_PLATFORMS.map(({ slug }) => [slug, `platform/${slug}`]))
const KEYS_OPEN_TO_PLACES = new Set<string>([WHOLE, ...PLATFORM_KEYS.values()])

function isOpenToPlaces(key: string): boolean {
  return KEYS_OPEN_TO_PLACES.has(key)
}

function projectKeys(project: ProjectFact, type: RatingType): string[] {
  const traits = [WHOLE, ...categoryKeys(project, type)]
  if (project.system && systemBySlug(project.system)) traits.push(`system/${project.system}`)
  for (const list of project.clientLists) if (companyListBySlug(list)) traits.push(`list/${list}`)
  if (type.shape !== 'apps') return traits
  const platforms = project.platforms.flatMap(platform => PLATFORM_KEYS.get(platform) ?? [])
  return [...traits, ...platforms.flatMap(platform => traits.map(trait => joinKeys(platform, trait)))]
}

// Branding is cut by what was made, every other rating by the type of site; all of them by the client's industry.
function categoryKeys(project: ProjectFact, type: RatingType): string[] {
  const madeKind = type.slug === 'branding' ? 'branding' : 'site-type'
  const keys: string[] = []
  if (project.siteType && categoryBySlug(project.siteType)?.kind === madeKind) keys.push(`category/${project.siteType}`)
  if (categoryBySlug(project.industry)?.kind === 'industry') keys.push(`category/${project.industry}`)
  return keys
}

function placeKeys(agency: AgencyFacts): string[] {
  const city = cityBySlug(agency.city)
  const keys: string[] = []
  if (countryBySlug(agency.country)) keys.push(`country/${agency.country}`)
  if (city) keys.push(`city/${city.slug}`)
  if (city?.district) keys.push(`district/${city.district}`)
  return keys
}

// A review that names no project still says on which system the work was done.
function reviewKeys(review: ReviewFact, keysOfProject: ReadonlyMap<number, readonly string[]>): readonly string[] {
  const keys = linkedKeys(review.projectId, keysOfProject)
  const system = review.system && systemBySlug(review.system) ? `system/${review.system}` : null
  return system && !keys.includes(system) ? [...keys, system] : keys
}

// What is linked to no project counts in the whole and in places, never in a category.
function linkedKeys(
  projectId: number | null,
  keysOfProject: ReadonlyMap<number, readonly string[]>,
): readonly string[] {
  return (projectId === null ? undefined : keysOfProject.get(projectId)) ?? [WHOLE]
}

function pileOf(dealt: Map<string, Dealt>, key: string): Dealt {
  const pile = dealt.get(key) ?? { projects: [], reviews: [], cases: [] }
  dealt.set(key, pile)
  return pile
}

// Sums of fractions depend on their order: one order for the same data gives the same bytes.
function byId<Fact extends { id: number }>(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => a.id - b.id)
}

function joinKeys(a: string, b: string): string {
  return a && b ? `${a}/${b}` : a || b
}
