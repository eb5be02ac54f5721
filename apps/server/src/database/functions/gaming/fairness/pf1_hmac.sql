-- HMAC-SHA256 with a key of exactly 64 bytes, the length of a server seed's text: needs no padding or hashing of the key.
create or replace function pf1_hmac(p_key bytea, p_message text) returns bytea
language plpgsql immutable strict parallel safe set search_path = pg_catalog as $$
declare
  v_inner bytea := p_key;
  v_outer bytea := p_key;
begin
  if length(p_key) <> 64 then raise exception 'PF-1: a key has 64 bytes'; end if;
  for i in 0..63 loop
    v_inner := set_byte(v_inner, i, get_byte(p_key, i) # 54);
    v_outer := set_byte(v_outer, i, get_byte(p_key, i) # 92);
  end loop;
  return sha256(v_outer || sha256(v_inner || convert_to(p_message, 'UTF8')));
end
$$;

grant execute on function pf1_hmac(bytea, text) to carmine_app;
