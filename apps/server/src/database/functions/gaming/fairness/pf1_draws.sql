-- The draws of a round, given each one's number of possible values: 2^32 is a raw word, 2^52 is u52, anything else is below(n). Reads one
-- stream in order.
create or replace function pf1_draws(p_server_seed text, p_client_seed text, p_nonce bigint, p_ranges bigint[]) returns bigint[]
language plpgsql immutable strict parallel safe set search_path = pg_catalog, public as $$
declare
  c_words constant bigint := 4294967296;
  v_key bytea := convert_to(p_server_seed, 'UTF8');
  v_stream bytea := '';
  v_position integer := 0;
  v_word bigint;
  v_high bigint;
  v_range bigint;
  v_product numeric;
  v_values bigint[] := '{}';
begin
  foreach v_range in array p_ranges loop
    v_high := null;
    loop
      if length(v_stream) < v_position + 4 then
        v_stream := v_stream || pf1_hmac(v_key, p_client_seed || ':' || p_nonce || ':' || length(v_stream) / 32);
      end if;
      v_word := get_byte(v_stream, v_position)::bigint * 16777216 + get_byte(v_stream, v_position + 1) * 65536
        + get_byte(v_stream, v_position + 2) * 256 + get_byte(v_stream, v_position + 3);
      v_position := v_position + 4;
      if v_range = c_words then
        v_values := v_values || v_word;
        exit;
      elsif v_range = 4503599627370496 then
        if v_high is null then
          v_high := v_word;
          continue;
        end if;
        v_values := v_values || v_high * 1048576 + v_word / 4096;
        exit;
      end if;
      v_product := v_word::numeric * v_range;
      if mod(v_product, c_words) >= mod(c_words, v_range) then
        v_values := v_values || div(v_product, c_words)::bigint;
        exit;
      end if;
    end loop;
  end loop;
  return v_values;
end
$$;

grant execute on function pf1_draws(text, text, bigint, bigint[]) to carmine_app;
