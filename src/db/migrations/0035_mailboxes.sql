-- Limits of emails count by the mailbox as its provider sees it (src/domain/contacts/mailbox.ts): many addresses lead to
-- one. Null in rows of a release that did not know it.
alter table mail add column mailbox text;
-- Anybody can cause these by typing an address; they have a share of the mailbox's hour of their own.
alter table mail add column is_unconfirmed boolean not null default false;
-- Ids of rows are given again after a restore, and a mail client drops a message whose id it knows.
alter table mail add column message_id uuid not null default gen_random_uuid();

drop index mail_by_recipient;
create index mail_by_mailbox on mail (coalesce(mailbox, lower(recipient)), created_at);
drop index mail_waiting;
create index mail_waiting on mail (is_bulk, is_unconfirmed, next_try_at, id) where sent_at is null;
