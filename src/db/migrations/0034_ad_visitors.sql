-- Who saw and pressed an advertisement today: a click counts if its view did. The address is hashed with the salt of the
-- day, and rows go with it.
create table ad_visitor (
  day date not null,
  erid text not null,
  address text not null,
  views integer not null,
  clicks integer not null default 0,
  primary key (day, erid, address)
);
