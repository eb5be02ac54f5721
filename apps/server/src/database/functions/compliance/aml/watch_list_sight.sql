-- A list's name as it looks: similar letters are equal, and only letters and digits count.
create or replace function watch_list_sight(p_name text) returns text
language sql immutable set search_path = pg_catalog, public as $$
  select regexp_replace(
    translate(lower(translate(normalize(p_name, NFKC), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX') collate "pg_c_utf8"),
      'авеёікмнорстухѕјԁһӏοαερτυνικηωχi01', 'abeelkmhopctyxsjdhloaeptuvlkhwxlol'),
    '[^[:alnum:]]', '', 'g')
$$;
