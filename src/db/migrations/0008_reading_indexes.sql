-- Interviews of one person, the newest first.
create index interview_by_person on interview (person_id, published_at desc, id desc);

-- Counts of published reviews by service and price read this index alone, not the reviews.
create index review_counted on review (service, price, overall) where status = 'published';
