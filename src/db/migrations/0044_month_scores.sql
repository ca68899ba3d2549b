-- Beside month_places, for ratings as a whole: score and addends of each of these months, null where there was no place.
alter table entry add column month_scores jsonb;
