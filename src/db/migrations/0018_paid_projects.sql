-- Sums of confirmed projects by kind of work: read for the picker's price axis and for «Сколько стоит».
create index project_paid on project (service, site_type, launched) include (budget) where is_verified;
-- Popular cases of the main page are those with a measured result.
create index case_measured on case_study (views desc, id) where has_measured_result and project_id is not null;
