import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { replaceEdition, insertMethodology, listEntryPlaces } from '#db/queries/editions.ts'
import { freezeEdition } from '#db/queries/edition-seal.ts'
import { sql } from 'kysely'
const lap = (() => { let t = performance.now(); return (what: string) => { console.log(what, Math.round(performance.now() - t), 'ms'); t = performance.now() } })()
const d = await openDatabase({ dataDir: '/tmp/rank/db-' + process.pid })
await migrate(d); lap('open+migrate')
const db = d.kysely
await sql`insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
 select 'a'||i, 'a', 'a', '1', 'russia', 'kazan', 2000, 1, 's', 'd'||i, 'e', 'p', 't' from generate_series(1, 5000) i`.execute(db); lap('agencies')
await insertMethodology(db, { version: '1', publishedAt: '2020-01-01', reason: 'r', weights: { a: 1 } })
const entries = []
for (let s = 0; s < 30; s++) for (let a = 1; a <= 5000; a++) entries.push({ slice: `category/s${s}`, tier: '', agencyId: a, place: a, previousPlace: a % 2 ? null : 3, score: 50.1, addends: [1.234567, 2.3456, 3, 4, 5, 6], projects: 3, reviews: 4, average: a % 3 ? 4.33 : null, priceFrom: 100000 })
const edition = { type: 'digital-agencies', year: null, methodology: '1', asOf: new Date(), computedAt: new Date() }
lap('prep')
const id = await replaceEdition(db, edition, { entries, sliceSizes: [{ slice: '', tier: '', participants: 1, projects: 1 }] }); lap('replace first ' + entries.length)
await sql`create table plain (like entry)`.execute(db)
await sql`insert into plain select * from entry`.execute(db); lap('copy inside, no index no fk')
await sql`create table idx (like entry including indexes)`.execute(db)
await sql`insert into idx select * from entry`.execute(db); lap('copy inside, pk + 2 index, no fk')
await sql`delete from entry`.execute(db); lap('delete')
await sql`insert into entry select * from plain`.execute(db); lap('copy inside, all')
const slices = entries.map(e => e.slice), ids = entries.map(e => e.agencyId), sc = entries.map(e => e.addends[0])
await sql`select count(*) from unnest(${slices}::text[], ${slices}::text[], ${ids}::int[], ${ids}::int[], ${ids}::int[], ${sc}::numeric[], ${sc}::real[], ${sc}::real[], ${sc}::real[],${sc}::real[],${sc}::real[],${sc}::real[],${ids}::int[],${ids}::int[],${ids}::int[],${ids}::int[])`.execute(db); lap('parse of arrays')
await d.close()
