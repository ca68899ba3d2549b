-- The key follows from address and topic, so the same person always meets the same row and the links of old emails work
-- for ever. An ended subscription forgets the address and keeps only the hash of its key.
drop index subscription_of;
alter table subscription alter column email drop not null;
alter table subscription rename column created_at to requested_at;
-- Last issue queued for the subscriber, «2026-10»; written with the email, so a restart cannot send an issue twice.
alter table subscription add column sent_period text;
alter table subscription add constraint subscription_has_address check (email is not null or ended_at is not null);
create index subscription_active on subscription (topic, id) where confirmed_at is not null and email is not null;
create index subscription_unconfirmed on subscription (requested_at) where confirmed_at is null and email is not null;

-- Newsletters: an HTML part, the address for List-Unsubscribe, and a place behind the emails somebody waits for.
alter table mail add column html text;
alter table mail add column unsubscribe_url text;
alter table mail add column is_bulk boolean not null default false;
drop index mail_waiting;
create index mail_waiting on mail (is_bulk, next_try_at, id) where sent_at is null;
