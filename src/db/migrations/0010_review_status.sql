-- How many reviews came, were declined or wait: counted by the index alone, beside those that are published.
create index review_of_agency on review (agency_id, status);
create index review_of_system on review (system, status) where system is not null;
-- Awards of a project stand on its card.
create index award_by_project on award (project_id) where project_id is not null;
