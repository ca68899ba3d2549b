-- One key is the sender's own: it confirms the request and then shows what became of it.
alter table tender drop column status_hash;
alter table tender rename column confirm_hash to key_hash;
alter table tender rename constraint tender_confirm_hash_key to tender_key_hash_key;
alter table tender add column outcome_comment text;
alter table tender add column outcome_at timestamptz;
alter table tender add constraint tender_outcome_known
  check (outcome in ('recipient', 'other', 'postponed', 'dropped'));
create index tender_unconfirmed on tender (created_at) where confirmed_at is null;

-- The keys of the agencies are made when the request goes to them: only the letters know them.
alter table tender_recipient alter column key_hash drop not null;

create index tender_file_by_tender on tender_file (tender_id, id);
