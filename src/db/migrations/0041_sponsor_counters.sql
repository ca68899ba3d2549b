-- Whether Metrica and the page-view tracker hear of clicks on a sponsor's line: its contract says so, not the page.
alter table sponsor
  add column fix_ya_goals boolean not null default true,
  add column fix_ga_page_view boolean not null default true;
