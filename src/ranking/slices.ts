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

// Storage key of a slice: '', 'city/kazan', 'platform/ios', 'platform/ios/city/kazan'.
export function sliceKey({ platform, slice }: Pick<RatingPath, 'platform' | 'slice'>): string {
  return joinKeys(platform ? `platform/${platform}` : WHOLE, slice ? `${slice.kind}/${slice.slug}` : WHOLE)
}

// Groups the facts of one agency by the slices of its projects, in one pass over each list.
export function factsBySlice(agency: AgencyFacts, type: RatingType): Map<string, SliceFacts> {
  const buckets = new Map<string, Bucket>()
  const keysOfProject = new Map<number, readonly string[]>()
  for (const project of byId(agency.projects)) {
    const keys = projectKeys(project, type)
    keysOfProject.set(project.id, keys)
    for (const key of keys) bucketOf(buckets, key).projects.push(project)
  }
  for (const review of byId(agency.reviews)) {
    if (review.service !== type.service) continue
    for (const key of reviewKeys(review, keysOfProject)) bucketOf(buckets, key).reviews.push(review)
  }
  for (const study of byId(agency.cases)) {
    if (study.service !== type.service) continue
    for (const key of linkedKeys(study.projectId, keysOfProject)) bucketOf(buckets, key).cases.push(study)
  }
  const own = {
    service: type.service,
    tierBounds: type.tierBounds,
    allProjects: bucketOf(buckets, WHOLE).projects,
    awards: byId(agency.awards),
    checkedFacts: agency.checkedFacts,
  }
  return new Map([...buckets].map(([key, bucket]) => [key, { ...own, ...bucket }]))
}

// In a geographical slice all projects of an agency count, so it shares the measure of the key it refines.
export function slicesOf(key: string, agency: AgencyFacts): string[] {
  return isOpenToPlaces(key) ? [key, ...placeKeys(agency).map(place => joinKeys(key, place))] : [key]
}

// The inverse: 'platform/ios/city/kazan' has the measure of 'platform/ios'.
export function measureKeyOf(slice: string): string {
  return slice.replace(/(^|\/)(?:country|city|district)\/[^/]+$/, '')
}

// 'platform/ios/category/shop' is of the category 'shop'.
export function categoryOf(key: string): string | null {
  return /(?:^|\/)category\/([^/]+)$/.exec(key)?.[1] ?? null
}

/** Apps have a rating per platform, none for all together. */
export const hasPage = (key: string, { shape }: RatingType): boolean => shape !== 'apps' || key.startsWith('platform/')

type Bucket = { projects: ProjectFact[]; reviews: ReviewFact[]; cases: CaseFact[] }

const PLATFORM_KEYS = new Map<string, string>(APP_PLATFORMS.map(({ slug }) => [slug, `platform/${slug}`]))
const KEYS_OPEN_TO_PLACES = new Set<string>([WHOLE, ...PLATFORM_KEYS.values()])

function isOpenToPlaces(key: string): boolean {
  return KEYS_OPEN_TO_PLACES.has(key)
}

type KindOfProject = Pick<ProjectFact, 'siteType' | 'industry' | 'system' | 'platforms' | 'clientLists'>

/** Keys of the slices a project counts in, without places: '', 'category/shop', 'platform/ios/category/shop'. */
export function projectKeys(project: KindOfProject, type: RatingType): string[] {
  const traits = [WHOLE, ...categoryKeys(project, type)]
  if (project.system && systemBySlug(project.system)) traits.push(`system/${project.system}`)
  for (const list of project.clientLists) if (companyListBySlug(list)) traits.push(`list/${list}`)
  if (type.shape !== 'apps') return traits
  const platforms = project.platforms.flatMap(platform => PLATFORM_KEYS.get(platform) ?? [])
  return [...traits, ...platforms.flatMap(platform => traits.map(trait => joinKeys(platform, trait)))]
}

// Branding is sliced by deliverable, every other rating by type of site, and all by the client's industry.
function categoryKeys(project: KindOfProject, type: RatingType): string[] {
  const ownKind = type.slug === 'branding' ? 'branding' : 'site-type'
  const keys: string[] = []
  if (project.siteType && categoryBySlug(project.siteType)?.kind === ownKind) keys.push(`category/${project.siteType}`)
  if (categoryBySlug(project.industry)?.kind === 'industry') keys.push(`category/${project.industry}`)
  return keys
}

/** 'country/russia', 'city/kazan', 'district/volga' */
export function placeKeys(agency: Pick<AgencyFacts, 'city' | 'country'>): string[] {
  const city = cityBySlug(agency.city)
  const keys: string[] = []
  if (countryBySlug(agency.country)) keys.push(`country/${agency.country}`)
  if (city) keys.push(`city/${city.slug}`)
  if (city?.district) keys.push(`district/${city.district}`)
  return keys
}

// A review without a project still names the CMS of the work.
function reviewKeys(review: ReviewFact, keysOfProject: ReadonlyMap<number, readonly string[]>): readonly string[] {
  const keys = linkedKeys(review.projectId, keysOfProject)
  const system = review.system && systemBySlug(review.system) ? `system/${review.system}` : null
  return system && !keys.includes(system) ? [...keys, system] : keys
}

// Facts without a project count in the whole and in geographical slices, never in a category.
function linkedKeys(
  projectId: number | null,
  keysOfProject: ReadonlyMap<number, readonly string[]>,
): readonly string[] {
  return (projectId === null ? undefined : keysOfProject.get(projectId)) ?? [WHOLE]
}

function bucketOf(buckets: Map<string, Bucket>, key: string): Bucket {
  const known = buckets.get(key)
  if (known) return known
  const bucket: Bucket = { projects: [], reviews: [], cases: [] }
  buckets.set(key, bucket)
  return bucket
}

// Floating-point sums depend on the order: a fixed order makes the result reproducible to the byte.
export function byId<Fact extends { id: number }>(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => a.id - b.id)
}

function joinKeys(a: string, b: string): string {
  return a && b ? `${a}/${b}` : a || b
}
