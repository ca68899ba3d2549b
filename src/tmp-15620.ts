import { makeMarket } from '#seed/market.ts'
const began = Date.now()
let n = 0, experts = 0
const names = new Map<string, number>()
const authors = new Map<string, Set<number>>()
for (const p of makeMarket({ size: 'full', seed: 7, now: new Date('2026-11-18T15:20:00Z') }).parcels()) {
  n += p.agency?.length ?? 0
  for (const x of [...p.person ?? [], ...p.expert ?? []]) names.set(x.slug, (names.get(x.slug) ?? 0) + 1)
  for (const r of p.review ?? []) authors.set(r.author_name, (authors.get(r.author_name) ?? new Set()).add(r.client_id))
}
console.log(n, 'agencies', (Date.now() - began) / 1000, 's', Math.round(process.memoryUsage().rss / 1e6), 'MB', 'known', names.size, 'shared', [...names.values()].filter(x => x > 1).length, 'author names', authors.size, 'of several clients', [...authors.values()].filter(s=>s.size>1).length)
