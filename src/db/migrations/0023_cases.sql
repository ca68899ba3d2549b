-- Views come from the counter (`tally`), which knows when a case was read.
drop index case_study_by_views;
drop index case_measured;
alter table case_study drop column views;
-- People at work on it.
alter table case_study add column team_size smallint check (team_size > 0);

-- Lists are paged by (timestamp, id), and cursors carry milliseconds.
alter table case_study alter column published_at type timestamptz(3);
create index case_newest on case_study (published_at desc, id desc);
create index case_measured on case_study (published_at desc, id desc)
  where has_measured_result and project_id is not null;
create index case_by_hashtag on case_study using gin (hashtags);
create index case_of_project on case_study (project_id);
