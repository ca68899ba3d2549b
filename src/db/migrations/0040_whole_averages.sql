-- Averages are rounded once, where they are shown. Marks that frozen editions hold keep their two digits.
alter table agency alter column reviews_average type numeric;
alter table entry alter column average type numeric;
alter table cms_entry alter column average type numeric;
update agency set reviews_average = counted.average
  from (select agency_id, round(avg(overall), 6) as average from review where status = 'published' group by agency_id) as counted
  where counted.agency_id = agency.id;
