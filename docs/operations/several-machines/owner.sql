-- Once, on a database machine, with the address of the leader: `psql -h 10.0.0.1 -U postgres -f owner.sql`. The servers migrate as this role and make carmine_app themselves.
create role carmine login createrole password 'change-me-3';
-- Otherwise it cannot see whether a standby confirms.
grant pg_read_all_stats to carmine;
create database carmine owner carmine;
