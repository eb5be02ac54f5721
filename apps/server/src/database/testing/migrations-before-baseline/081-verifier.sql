-- The independent verifier: PF-1 written a second time, with nothing but the database's own sha256. Given a revealed
-- server seed it says of every round of its pair whether commitment, stream, draws and (where there is a closed form) the
-- payout are what they must be.

-- HMAC-SHA256 of a text under a key of exactly 64 bytes, which a server seed's text is: no padding, no hashing of the key.
create function pf1_hmac(p_key bytea, p_message text) returns bytea
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

-- The values of a round's decisions, given how many each had to choose from: 2^32 is a bare word, 2^52 is u52, anything
-- else is below(n). One stream, read in order.
create function pf1_draws(p_server_seed text, p_client_seed text, p_nonce bigint, p_ranges bigint[]) returns bigint[]
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

-- What a round of dice pays, in 1/10,000 of its stake.
create function dice_multiplier_e4(p_params jsonb, p_result bigint) returns bigint
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select case p_params ->> 'direction'
    when 'over' then case when p_result > t then 99000000 / (9999 - t) else 0 end
    when 'under' then case when p_result < t then 99000000 / t else 0 end
  end
  from (select (p_params ->> 'target')::bigint as t) x
$$;

-- Every round of a pair; complaint is null where all is as it must be. A round that is still open is not looked at.
create function verify_pair(p_seed_id bigint, p_server_seed text)
returns table (round_id bigint, nonce bigint, complaint text)
language sql stable set search_path = pg_catalog, public as $$
  select r.id, r.nonce,
    case
      when encode(sha256(convert_to(p_server_seed, 'UTF8')), 'hex') <> s.server_seed_hash then 'commitment'
      when r.draws <> coalesce((
        select jsonb_agg(jsonb_build_array(x.range, x.value) order by x.place)
        from unnest(d.ranges, pf1_draws(p_server_seed, s.client_seed, r.nonce, d.ranges))
          with ordinality as x (range, value, place)), '[]') then 'draws'
      when r.game_id = 'dice'
        and r.multiplier_e4 <> dice_multiplier_e4(r.outcome -> 'params', (r.draws -> 0 ->> 1)::bigint) then 'multiplier'
      when r.status = 'settled' and r.payout <> div(r.stake::numeric * r.multiplier_e4, 10000) then 'payout'
    end
  from seeds s
  join nonces n on n.seed_id = s.id
  join rounds r on r.id = n.round_id
  cross join lateral (
    select array(select (x.draw ->> 0)::bigint from jsonb_array_elements(r.draws) with ordinality as x (draw, place)
      order by x.place) as ranges
  ) d
  where s.id = p_seed_id and s.state = 'revealed'
  order by r.nonce
$$;

grant execute on function pf1_hmac, pf1_draws, dice_multiplier_e4, verify_pair to carmine_app;
