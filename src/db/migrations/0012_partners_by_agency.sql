-- An agency's page names the systems it is a partner of; the primary key begins with the system.
create index cms_partner_by_agency on cms_partner (agency_id);
