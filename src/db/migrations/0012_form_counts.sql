-- How many forms were taken from one visitor, or from mailboxes of one company, in an hour: all processes count here.
-- Visitors stand here by the hash of the day, so a row tells nothing the next morning.
create table form_count (
  hour timestamptz not null,
  sender text not null,
  hits integer not null,
  primary key (hour, sender)
);

-- Why a registration was declined: its administrator was told the same.
alter table registration add column reason text;
create index registration_new on registration (created_at, id) where status = 'new';
