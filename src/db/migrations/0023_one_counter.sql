-- Phone reveals move into the one table of counts. Their device was not recorded: they are kept as «desktop», so that
-- totals stay right.
insert into tally (day, kind, subject, device, hits)
select day, name, subject, 'desktop', hits from event_counter where name = 'phone-shown' and hits > 0;
drop table event_counter;
