-- Authors are persons; people of the team, plans and mentions come from files like the other texts. No site has texts yet.
alter table article
  drop constraint article_kind_check,
  add constraint article_kind_check
    check (kind in ('news', 'research', 'term', 'page', 'person', 'plan', 'mention')),
  alter column author drop default,
  alter column author drop not null;
update article set author = null;
alter table article add foreign key (author) references person (slug) on update cascade on delete set null;
create index article_by_author on article (author, published_at desc, id desc);
