-- A letter may be written today and be due in weeks; what it is about may make it needless by then.
alter table mail add column about text;
create index mail_about on mail (about) where sent_at is null and about is not null;
