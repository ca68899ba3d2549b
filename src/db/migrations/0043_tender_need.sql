-- The need in the picker's terms: the kind of work and the agency's city; null where the sender named only a service.
alter table tender add column work text;
alter table tender add column city text;
