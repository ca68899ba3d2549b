-- What a stranger typed reaches another person only after the stranger has confirmed their own address. The key of the
-- client's link is made when the request goes out: until then only the confirmation has one.
alter table review_request
  alter column key_hash drop not null,
  add column sender text,
  add column confirm_hash bytea unique,
  add column confirmed_at timestamptz;
alter table feedback
  add column confirm_hash bytea unique,
  add column confirmed_at timestamptz;

-- When an email was last taken for sending: one recipient gets five in an hour, whichever process sends them.
alter table mail add column claimed_at timestamptz;
update mail set claimed_at = sent_at where sent_at is not null;
create index mail_by_recipient on mail (lower(recipient), created_at);

-- A sent email is kept only as a trace: its kind, recipient and time.
update mail set subject = '', body = '', html = null, picture = null, reply_to = null, unsubscribe_url = null
 where sent_at is not null;
