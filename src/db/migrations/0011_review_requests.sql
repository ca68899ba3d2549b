-- Reviews by request: who was asked, by which key the agency answers, what a moderator looks at.
alter table review
  add column request_id integer unique references review_request on delete set null,
  add column reply_key_hash bytea unique,
  -- With the salt of the day, as everywhere: equal hashes mean one network on one day, and nothing later.
  add column address_hash text,
  add column network_hash text;
create index review_by_network on review (network_hash) where network_hash is not null;

-- One letter about one project to one person in a month.
create index review_request_of on review_request (agency_id, lower(email));

create index consent_of_subject on consent (subject);

-- To publish a review is more than to keep it: a consent of its own.
alter table consent drop constraint consent_kind_check;
alter table consent add constraint consent_kind_check
  check (kind in ('personal-data', 'transfer', 'newsletter', 'publication'));
