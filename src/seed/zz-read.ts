import { SERVICES } from '#domain/vocabulary/services.ts'
import { takeClientCompanies } from '#seed/names/client-companies.ts'
import { makeRandom } from '#seed/random.ts'
import { TextMemory } from '#seed/texts/picker.ts'
import { makeProjectFacts } from '#seed/texts/project-facts.ts'
import { writeReview } from '#seed/texts/reviews/write-review.ts'

const seed = process.argv[2] ?? 'a',
  n = Number(process.argv[3] ?? 40)
const r = makeRandom(seed)
const clients = takeClientCompanies(r, 100)
const mem = new TextMemory()
const types = ['shop', 'corporative', 'landing', 'portal', 'promo', 'catalogs'] as const
for (let i = 0; i < n; i++) {
  const service = r.pick(SERVICES).slug,
    siteType = service === 'sites' ? r.pick(types) : null,
    c = r.pick(clients)
  const overall = r.pickWeighted([
    [5, 5],
    [4, 3],
    [3, 2],
    [2, 1],
    [1, 1],
  ] as const)
  const k = () => Math.max(1, Math.min(5, overall + r.int(-1, 1)))
  const rev = writeReview(
    r,
    {
      service,
      siteType,
      industry: c.industry,
      system: service === 'sites' || service === 'support' || service === 'portals' ? '1С-Битрикс' : null,
      clientName: c.name,
      agencyName: 'Северный контур',
      overall,
      criteria: { quality: k(), terms: k(), communication: k(), value: k(), recommend: k() },
      budget: Math.round(r.logNormal(900000, 0.6)),
      months: r.int(1, 12),
      launchedYear: 2025,
      authorGender: r.pick(['male', 'female'] as const),
      projectFacts: makeProjectFacts(r, { service, siteType }),
    },
    mem,
  )
  console.log(
    `${i + 1}. [${overall} ${service} ${siteType ?? ''} ${c.industry}] ${rev.text}` +
      (rev.better ? `\n   + ${rev.better}` : '') +
      (rev.reply ? `\n   > ${rev.reply}` : ''),
  )
}
const t = performance.now()
for (let i = 0; i < 20000; i++)
  writeReview(
    r,
    {
      service: 'sites',
      siteType: 'shop',
      industry: 'medicine',
      system: 'X',
      clientName: 'Y',
      overall: r.int(1, 5),
      criteria: { quality: 4, terms: 4, communication: 3, value: 4, recommend: 4 },
      budget: 900000,
      months: 3,
      launchedYear: 2025,
      authorGender: 'male',
      projectFacts: makeProjectFacts(r, { service: 'sites', siteType: 'shop' }),
    },
    mem,
  )
console.error('ms per review', (performance.now() - t) / 20000)
