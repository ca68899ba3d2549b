-- What visitors did, added up by day. No row can tell one visitor from another, and the number of rows grows with
-- subjects and days, not with visits. After 25 months the days of a month become one row, dated its first day.
create table tally (
  -- Moscow time.
  day date not null,
  -- A word of src/domain/counter/kinds.ts.
  kind text not null,
  -- What it was done to: the name of a page, an agency's slug, a slice, the id of a case, a normalised query, an erid.
  subject text not null default '',
  -- Where they apply: type of the rating and the place of its slice (city, district or country).
  type text not null default '',
  region text not null default '',
  device text not null check (device in ('desktop', 'mobile')),
  hits integer not null check (hits > 0),
  primary key (kind, subject, type, region, device, day)
);
create index tally_by_day on tally (kind, day);
create index tally_by_type on tally (kind, type, region, day) where type <> '';

-- Phone reveals move into the one table of counts. Their device was not recorded: they are kept as «desktop», so that
-- totals stay right.
insert into tally (day, kind, subject, device, hits)
select day, name, subject, 'desktop', hits from event_counter where name = 'phone-shown' and hits > 0;
drop table event_counter;
