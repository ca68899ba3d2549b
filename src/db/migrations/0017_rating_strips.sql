-- What a rating row draws beside its score, computed with the edition so that a page still reads its slice by one index.
-- Not sealed: frozen editions keep their SHA-256 and have nulls here.
alter table entry
  -- The nearest better place and its score; null for the first.
  add column above_place integer,
  add column above_score numeric(4, 1),
  -- q1, median and q3 of the counted budgets; null below three projects.
  add column budget_quartiles integer[],
  -- Places of consecutive months, the last being the month of the edition; null where the agency had none.
  add column month_places integer[];

alter table slice_size
  add column budget_quartiles integer[],
  -- The lowest and the highest price drawn in a row of the slice.
  add column price_bounds integer[],
  -- best_projects without loss, to score one participant again.
  add column best_mass double precision;
