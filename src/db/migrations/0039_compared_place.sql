-- The day whose places the current edition is compared with. Null: with the last closed edition, as closed ones are.
alter table edition add column compared_at date;
