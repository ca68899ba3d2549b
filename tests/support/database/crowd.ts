import type pg from 'pg'

/** Appends agencies `crowd-1` … to the given slices of an edition, with facets that vary by number. */
export async function addCrowd(
  pool: pg.Pool,
  { editionId, count, slices }: { editionId: number; count: number; slices: readonly string[] },
): Promise<void> {
  await pool.query(
    `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
     select 'crowd-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20,
       'https://crowd-' || n || '.example/', 'crowd-' || n || '.example', 'mail@crowd.example', '+78430000000', ''
     from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into entry (edition_id, slice, tier, agency_id, position, place, score, addends, projects, reviews)
     select $1, slice, '', agency.id, last + n, last + n, 1, '{1,0,0,0,0,0}', 3, 0
     from unnest($2::text[]) slice
       cross join lateral (select coalesce(max(position), 0) as last from entry
         where edition_id = $1 and entry.slice = slice and tier = '') known
       cross join generate_series(1, $3::int) n join agency on agency.slug = 'crowd-' || n`,
    [editionId, slices, count],
  )
  await pool.query(
    `insert into participant (edition_id, agency_id, facets)
     select $1, agency.id, array[10001, 20001 + n % 7, 30001 + n % 3]
     from generate_series(1, $2::int) n join agency on agency.slug = 'crowd-' || n`,
    [editionId, count],
  )
  await pool.query(
    `insert into slice_size (edition_id, slice, tier, participants, projects)
     select $1, slice, '', $3::int, 3 * $3::int from unnest($2::text[]) slice
     on conflict (edition_id, slice, tier) do update set participants = slice_size.participants + excluded.participants`,
    [editionId, slices, count],
  )
}
