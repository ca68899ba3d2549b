-- The time scale of an agency's people begins with the year they came; null where it is not known.
alter table person add column joined smallint check (joined between 1990 and 2100);
