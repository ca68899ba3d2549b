-- The same error is one row with a count: reports of anybody must not fill the disk.
alter table js_error rename column at to first_at;
alter table js_error
  add column last_at timestamptz not null default now(),
  add column hits bigint not null default 1,
  add column page text not null default 'unknown',
  add column fingerprint bytea;
update js_error set last_at = first_at, fingerprint = sha256(convert_to(id || ' ' || identifier, 'UTF8'));
alter table js_error alter column fingerprint set not null, alter column page drop default;
-- Not on last_at: a count must be able to stay on its page of the heap.
create unique index js_error_fingerprint on js_error (fingerprint);
