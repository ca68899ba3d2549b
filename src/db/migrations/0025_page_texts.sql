-- Rules, policy, consents and help are Markdown like the other texts; `prepare` adds those that are missing.
alter table article drop constraint article_kind_check;
alter table article add constraint article_kind_check check (kind in ('news', 'research', 'term', 'page'));
drop table page_text;
