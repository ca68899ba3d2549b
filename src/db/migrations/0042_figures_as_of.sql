-- A cited figure keeps its address, `?as_of=`: what a run corrects is kept as it was known before.
alter table stat_series add column since timestamptz not null default now();
alter table stat_run add column since timestamptz not null default now();
update stat_run set since = computed_at;
update stat_series set since = stat_run.since from stat_run where stat_run.chart = stat_series.chart;

create table stat_series_past (
  chart text not null,
  region text not null,
  device text not null,
  rating text not null,
  series text not null,
  at date not null,
  value double precision not null,
  low double precision,
  high double precision,
  sample integer not null,
  -- Known from this moment until the other.
  since timestamptz not null,
  until timestamptz not null,
  primary key (chart, region, device, rating, series, at, until)
);

create function moscow_day(moment timestamptz) returns date language sql immutable strict parallel safe as $$
  select (moment at time zone interval '3 hours')::date
$$;
