import { openDatabase } from '#db/connect.ts'
import { computeEdition } from '#ranking/compute-edition.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { CATEGORIES } from '#domain/vocabulary/categories.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { SYSTEMS } from '#domain/vocabulary/systems.ts'
const now = new Date('2026-06-30')
let seed = 1
const rnd = (n: number) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 2147483648 * n) }
for (const n of [2500, 5000, 10000]) {
let id = 0
const cats = CATEGORIES.filter(c => c.kind === 'industry'), st = CATEGORIES.filter(c => c.kind === 'site-type')
const agencies = Array.from({ length: n }, (_, i) => { const city = CITIES[rnd(CITIES.length)]!; return {
  id: i + 1, slug: `a${i}`, country: city.country, city: city.slug, priceFrom: 1, servicePrices: {},
  projects: Array.from({ length: 24 }, () => ({ id: ++id, service: 'sites', siteType: st[rnd(4)]!.slug, industry: cats[rnd(4)]!.slug, system: SYSTEMS[rnd(3)]!.slug, webServer: 'nginx', platforms: [], clientLists: rnd(5) ? [] : ['expert-400'], budget: 50000 + rnd(4e6), launchedAt: now.getTime() - rnd(36) * 2.6e9, isVerified: rnd(2) === 1 })),
  reviews: Array.from({ length: 20 }, () => ({ id: ++id, projectId: id - 22, service: 'sites', system: null, overall: 1 + rnd(5), evidence: 'company-mail' as const, publishedAt: now.getTime() - rnd(36) * 2.6e9 })),
  cases: [], awards: [], checkedFacts: ['prices'] } })
const t = performance.now()
const e = computeEdition({ agencies }, { type: ratingTypeBySlug('digital-agencies'), methodology: methodologyAt(now), asOf: now })
console.log(n, e.entries.length, e.sliceSizes.length, Math.round(performance.now() - t), 'ms')
}
